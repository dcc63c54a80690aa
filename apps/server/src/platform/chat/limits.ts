import { MINUTE, SECOND } from '../../clock.ts';

export const MESSAGES_PER_MINUTE = 20;
export const SAME_TEXT_MAX = 3;
export const CHAT_SAME_TEXT_WINDOW_MS = 10 * MINUTE;
/** A word that is cut over so many messages is still found. */
export const SPLIT_WORD_MESSAGES_MAX = 3;
export const SPLIT_WORD_WINDOW_MS = MINUTE;
export const CHAT_MENTIONS_MAX = 5;
export const DIRECT_LISTED_MAX = 30;
/** So many people with whom somebody opened a conversation are told at once that chat was set up. */
export const NOTIFIED_PARTNERS_MAX = 200;
export const COMMUNITIES_LISTED_MAX = 15;
/** A larger picture is made smaller. */
export const CHAT_IMAGE_WIDTH = 1280;
export const CHAT_IMAGE_QUALITY = 80;
/** Who is here is told so often, and at once when it changes. */
export const PRESENCE_EVERY_MS = 10 * SECOND;
/** A page that was killed counts as open for so long at most. */
export const VIEW_LIFE_MS = 25 * SECOND;
export const PRESENCE_NAMES_MAX = 30;
/** Nobody was born earlier. */
export const AGE_MAX = 120;
