import { MINUTE, SECOND } from '../../clock.ts';

export const LIVE_MESSAGE_BYTES_MAX = 16 * 1024;
/** Whoever does not say hello in time takes up a socket for nothing. */
export const HELLO_WITHIN_MS = 5 * SECOND;
export const PAGES_PER_USER_MAX = 20;
export const LIVE_MESSAGES_PER_SECOND = 20;
export const LIVE_MESSAGES_BURST = 60;
export const TOPICS_PER_PAGE_MAX = 50;
/** Whoever does not read is let go, and reads what was missed after coming back. */
export const LIVE_BUFFERED_BYTES_MAX = 1024 * 1024;
/** How soon a dead line is noticed, and a session that ended in another process. */
export const LIVE_CHECK_EVERY_MS = 10 * SECOND;
/** So often it is written down that somebody with an open page is still here. */
export const TOUCH_OPEN_EVERY_MS = MINUTE;
/** Whoever was seen this recently counts as online. */
export const ONLINE_WITHIN_MS = 2 * MINUTE;
