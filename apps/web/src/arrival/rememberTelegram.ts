import type { MiddlewareFunction } from 'react-router';
import { isTelegramRequest, TELEGRAM_COOKIE } from '../session/readVisit.ts';

/** Only the first URL has `telegram=1`. A session cookie keeps it until the web view is closed. */
export const rememberTelegram: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  if (isTelegramRequest(request.url)) {
    response.headers.append('set-cookie', `${TELEGRAM_COOKIE}; Path=/; SameSite=Lax; HttpOnly`);
  }
  return response;
};
