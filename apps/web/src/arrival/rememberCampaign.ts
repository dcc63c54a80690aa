import type { MiddlewareFunction } from 'react-router';
import { pageContext } from '../session/pageContext.ts';
import { campaignCookies } from './campaignCookies.ts';

/** Set by the server and not by a script: some browsers forget a script's cookies after a week. */
export const rememberCampaign: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  const isHttps = context.get(pageContext).config.publicUrl.startsWith('https:');
  for (const cookie of campaignCookies(new URL(request.url), isHttps)) {
    response.headers.append('set-cookie', cookie);
  }
  return response;
};
