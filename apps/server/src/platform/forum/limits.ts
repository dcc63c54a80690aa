import { DAY, HOUR, MINUTE } from '../../clock.ts';

export const POSTS_PER_MINUTE = 4;
export const POSTS_PER_HOUR = 40;
export const TOPICS_PER_DAY = 10;
/** An account is new for so long: then it has had time to be reported. */
export const NEW_FOR_MS = 3 * DAY;
export const NEW_TOPICS_PER_DAY = 3;
export const NEW_LINKS_MAX = 1;
export const LINKS_MAX = 20;
/** Within this the same text is not taken again from the same person. */
export const SAME_TEXT_WINDOW_MS = DAY;
export const RECENT = { minute: MINUTE, hour: HOUR, day: DAY } as const;
export const MENTIONS_MAX = 10;
export const PICTURES_MAX = 10;
export const LATEST_SHOWN = 3;
export const FOUND_PER_PAGE = 20;
/** A larger picture is made smaller. */
export const FORUM_PICTURE_WIDTH = 1600;
export const FORUM_PICTURE_QUALITY = 82;
