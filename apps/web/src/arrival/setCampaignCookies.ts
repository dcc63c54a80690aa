import type { MiddlewareFunction } from 'react-router';
import { pageContext } from '../rendering/pageContext.ts';
import { buildCampaignCookies } from './buildCampaignCookies.ts';

/**
 * Stores the campaign parameters of the URL in cookies. The server sets them because some browsers delete cookies that
 * scripts set after a week.
 */
export const setCampaignCookies: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  const isHttps = context.get(pageContext).config.publicUrl.startsWith('https:');
  for (const cookie of buildCampaignCookies(new URL(request.url), isHttps)) {
    response.headers.append('set-cookie', cookie);
  }
  return response;
};
