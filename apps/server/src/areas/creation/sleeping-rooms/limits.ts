import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../process/clock.ts';

/** Also rooms that are kept always end if nobody has joined them for this long. */
export const SLEEP_MS_MAX = 365 * DAY_MS;
/** A process that has not opened a claimed room after this time has ended. */
export const CLAIM_MS = MINUTE_MS / 2;
/** How long a room that could not be opened is kept for operators. */
export const FAILED_ROOM_MS = 7 * DAY_MS;
/** How long a room whose place was taken by other rooms can still be opened by its id or code. */
export const EVICTED_ROOM_MS = 7 * DAY_MS;
/** Such rooms of each game. Those that were played least are deleted first, so that nobody can fill the file store. */
export const EVICTED_ROOMS_MAX = 20;
/** A record is written before its row, and a backup copies records after rows. */
export const UNUSED_RECORD_MS = HOUR_MS;
/** Sleeping rooms in the list of a game's rooms. */
export const SLEEPING_ROOMS_LISTED_MAX = 20;
