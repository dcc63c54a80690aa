import { SECOND_MS } from '../../../process/clock.ts';

/** A crashed room blocks a player's data for at most this long. Rooms renew their leases every ten seconds. */
export const LEASE_MS = 25 * SECOND_MS;
export const CHANGES_PER_WRITE_MAX = 1000;
