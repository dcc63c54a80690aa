import { SECOND } from '../../clock.ts';

/** A crashed room blocks a player's data for at most this long. Rooms renew their leases every ten seconds. */
export const LEASE_MS = 25 * SECOND;
export const SAVED_KEY_LENGTH_MAX = 100;
/** Values per player in one scope: a game or a world. */
export const SAVED_VALUES_MAX = 500;
/** JSON text of all values together. */
export const SAVED_TEXT_LENGTH_MAX = 512 * 1024;
/** Characters of the texts and names in one value, plus one for each value in it. */
export const SAVED_VALUE_SIZE_MAX = 16_384;
export const SAVED_VALUE_DEPTH_MAX = 16;
export const CHANGES_PER_WRITE_MAX = 1000;
export const SAVED_NUMBER_MAX = 1_000_000_000;
export const LEADERBOARD_NAME_MAX = 60;
