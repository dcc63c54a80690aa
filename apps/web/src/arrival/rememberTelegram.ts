import type { MiddlewareFunction } from 'react-router';
import { isTelegramRequest, TELEGRAM_COOKIE } from '../session/readVisit.ts';

/** `telegram=1` is said by the first address alone; the web view then keeps it until it is closed. */
export const rememberTelegram: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  if (isTelegramRequest(request.url)) {
    response.headers.append('set-cookie', `${TELEGRAM_COOKIE}; Path=/; SameSite=Lax; HttpOnly`);
  }
  return response;
};
