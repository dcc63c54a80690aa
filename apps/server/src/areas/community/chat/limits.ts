import { MINUTE_MS, SECOND_MS } from '../../../process/clock.ts';

export const MESSAGES_PER_MINUTE = 20;
export const REPEATED_MESSAGES_MAX = 3;
export const CHAT_SAME_TEXT_WINDOW_MS = 10 * MINUTE_MS;
/** A blocked word that is split over this many messages is still found. */
export const SPLIT_WORD_MESSAGES_MAX = 3;
export const SPLIT_WORD_WINDOW_MS = MINUTE_MS;
export const CHAT_MENTIONS_MAX = 5;
export const DIRECT_CHANNELS_LISTED_MAX = 30;
/** At most this many users with an open conversation are notified that chat was set up. */
export const NOTIFIED_PARTNERS_MAX = 200;
export const COMMUNITIES_LISTED_MAX = 15;
/** Wider images are scaled down. */
export const CHAT_IMAGE_WIDTH = 1280;
export const CHAT_IMAGE_QUALITY = 80;
/** Presence is published this often, and also on every change. */
export const PRESENCE_INTERVAL_MS = 10 * SECOND_MS;
/** A page that was killed counts as open for at most this long. */
export const CHANNEL_VIEW_LIFETIME_MS = 25 * SECOND_MS;
export const PRESENCE_NAMES_MAX = 30;
/** The oldest age that a birth date can give. */
export const AGE_MAX = 120;
