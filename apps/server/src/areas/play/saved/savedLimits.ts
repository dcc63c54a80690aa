import { SECOND_MS } from '../../../process/clock.ts';

/** A crashed room blocks a player's data for at most this long. Rooms renew their leases every ten seconds. */
export const LEASE_MS = 25 * SECOND_MS;
/** Length of the JSON text of all values together. */
export const SAVED_TEXT_LENGTH_MAX = 512 * 1024;
export const SAVED_VALUE_DEPTH_MAX = 16;
export const CHANGES_PER_WRITE_MAX = 1000;
export const SAVED_NUMBER_MAX = 1_000_000_000;
