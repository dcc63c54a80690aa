import type { MiddlewareFunction } from 'react-router';
import { isTelegramRequest, TELEGRAM_COOKIE } from '@playloom/site/session/readVisit.ts';

/** Sets a session cookie if the URL has `telegram=1`, because the URLs of later pages don't have it. */
export const setTelegramCookie: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  if (isTelegramRequest(request.url)) {
    response.headers.append('set-cookie', `${TELEGRAM_COOKIE}; Path=/; SameSite=Lax; HttpOnly`);
  }
  return response;
};
