import { SECOND } from '../../clock.ts';

/** A room that crashed keeps a player's data from others for at most so long. Rooms renew every ten seconds. */
export const LEASE_MS = 25 * SECOND;
export const SAVED_KEY_LENGTH_MAX = 100;
/** Values kept for one player in one scope: of one game, or of one world. */
export const SAVED_VALUES_MAX = 500;
/** JSON text of all of them together. */
export const SAVED_TEXT_LENGTH_MAX = 512 * 1024;
/** Characters of one value's texts and names, and one for each value in it. */
export const SAVED_VALUE_SIZE_MAX = 16_384;
export const SAVED_VALUE_DEPTH_MAX = 16;
export const CHANGES_PER_WRITE_MAX = 1000;
export const SAVED_NUMBER_MAX = 1_000_000_000;
export const LEADERBOARD_NAME_MAX = 60;
