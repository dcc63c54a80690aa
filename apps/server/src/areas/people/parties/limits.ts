import { MINUTE_MS, SECOND_MS } from '../../../process/clock.ts';

/** Together 32 characters: too many to guess, and long enough that logs leave the link out. */
export const PARTY_SECRET_BYTES = 24;
/** A leader who was not online for this long is followed by the longest member who is. */
export const LEADER_AWAY_MS = 5 * MINUTE_MS;
/** When a member was last online is stored this often. Earlier than a leader counts as away, so that it is never too old. */
export const PARTY_ONLINE_STORE_MS = LEADER_AWAY_MS - MINUTE_MS;
/** The job looks this far back for what ended by itself, twice its interval, so that it misses nothing when it is late. */
export const PARTY_LOOK_BACK_MS = 2 * MINUTE_MS;
/** A party whose members were all away for this long ends. */
export const PARTY_IDLE_MS = 30 * MINUTE_MS;
/** Members are asked to join a game for this long after the leader has joined it. */
export const PARTY_CALL_MS = MINUTE_MS;
/** A leader who comes back to the same room within this time does not call the party again. */
export const PARTY_RECALL_MS = 10 * MINUTE_MS;
/** How long someone who got a seat counts as being in the room before their saved data is opened there. */
export const SEAT_WAIT_MS = 30 * SECOND_MS;
/** One user notifies the same friend about parties once within this time. */
export const PARTY_INVITE_PAUSE_MS = 5 * MINUTE_MS;
