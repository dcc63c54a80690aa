import { DAY_MS } from '../../../process/clock.ts';

/** The largest amount of a single move. */
export const TRANSACTION_AMOUNT_MAX = 100_000_000n;
/** The largest balance of a user account. The database enforces it too. */
export const BALANCE_MAX = 1_000_000_000n;
export const GIFTS_WINDOW_MS = DAY_MS;
/** Coins that a user can gift in any 24 hours. */
export const GIFTS_PER_WINDOW_MAX = 5_000n;
/** Earned coins can be paid out after this time. Until then, the payment behind them may be reversed. */
export const PAYOUT_HOLD_MS = 14 * DAY_MS;
export const PAYOUT_MIN = 10_000n;
/** How coins spent in a game are split between its creator and the platform. */
export const CREATOR_SHARE = 90n;
export const PLATFORM_SHARE = 10n;
