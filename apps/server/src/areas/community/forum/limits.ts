import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../process/clock.ts';

export const POSTS_PER_MINUTE = 4;
export const POSTS_PER_HOUR = 40;
export const TOPICS_PER_DAY = 10;
/**
 * How long an account counts as new. New accounts have lower limits, so that spammers can be reported before they post
 * much.
 */
export const NEW_ACCOUNT_MS = 3 * DAY_MS;
export const NEW_ACCOUNT_TOPICS_PER_DAY = 3;
export const NEW_ACCOUNT_LINKS_MAX = 1;
export const LINKS_PER_POST_MAX = 20;
/** A user cannot post the same text again within this time. */
export const FORUM_SAME_TEXT_WINDOW_MS = DAY_MS;
export const RATE_LIMIT_WINDOWS_MS = { minute: MINUTE_MS, hour: HOUR_MS, day: DAY_MS } as const;
export const FORUM_MENTIONS_MAX = 10;
export const IMAGES_PER_POST_MAX = 10;
export const LATEST_TOPICS_SHOWN = 3;
export const SEARCH_RESULTS_PER_PAGE = 20;
/** Wider images are scaled down. */
export const FORUM_IMAGE_WIDTH = 1600;
export const FORUM_IMAGE_QUALITY = 82;
