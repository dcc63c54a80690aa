import { DAY } from '../../../clock.ts';

/** More than anybody moves at once. */
export const MOVE_MAX = 100_000_000n;
/** The most in one account of a user, by constraint too. */
export const BALANCE_MAX = 1_000_000_000n;
export const GIFTS_WINDOW_MS = DAY;
/** Coins a user may give away in any 24 hours. */
export const GIFTS_PER_WINDOW_MAX = 5_000n;
/** Earned coins can be paid out when they are this old: until then a payment may still be taken back. */
export const PAYOUT_HOLD_MS = 14 * DAY;
export const PAYOUT_MIN = 10_000n;
/** Shares of what is spent in a game: its creator, and the platform. */
export const CREATOR_SHARE = 90n;
export const PLATFORM_SHARE = 10n;
