import type { MiddlewareFunction } from 'react-router';
import { pageContext } from '../session/pageContext.ts';
import { campaignCookies } from './campaignCookies.ts';

/** Set by the server, because some browsers delete cookies set by scripts after a week. */
export const rememberCampaign: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  const isHttps = context.get(pageContext).config.publicUrl.startsWith('https:');
  for (const cookie of campaignCookies(new URL(request.url), isHttps)) {
    response.headers.append('set-cookie', cookie);
  }
  return response;
};
