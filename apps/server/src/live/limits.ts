import { MINUTE_MS, SECOND_MS } from '../process/clock.ts';

export const LIVE_MESSAGE_BYTES_MAX = 16 * 1024;
/** A socket that sends no hello message within this time is closed. */
export const HELLO_TIMEOUT_MS = 5 * SECOND_MS;
export const PAGES_PER_USER_MAX = 20;
export const LIVE_MESSAGES_PER_SECOND = 20;
export const LIVE_MESSAGES_BURST = 60;
export const TOPICS_PER_PAGE_MAX = 50;
/** A page with more unread bytes is disconnected. It loads what it missed after reconnecting. */
export const LIVE_BUFFERED_BYTES_MAX = 1024 * 1024;
/** How often pages are checked for dead connections and for sessions that ended in another process. */
export const LIVE_CHECK_INTERVAL_MS = 10 * SECOND_MS;
/** How often the last activity of a user with an open page is stored. */
export const SESSION_TOUCH_INTERVAL_MS = MINUTE_MS;
/** A user who was active this recently is shown as online. */
export const ONLINE_WITHIN_MS = 2 * MINUTE_MS;
