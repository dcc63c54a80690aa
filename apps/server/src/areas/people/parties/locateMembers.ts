import { addMilliseconds } from '../../../process/clock.ts';
import { ONLINE_WITHIN_MS } from '../../../live/limits.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { listUserIdsSeenSince } from '../../identity/sessions/sessionQueries.ts';
import { findRoomsOf } from '../relationships/friendQueries.ts';
import { SEAT_WAIT_MS } from './limits.ts';
import type { PartyMemberRow } from './partyQueries.ts';

interface MemberRoom {
  gameId: string;
  roomId: string;
}

/** Who of a party is where. */
export interface MemberPlaces {
  /** Rooms by user id. */
  rooms: ReadonlyMap<string, MemberRoom>;
  /** Ids of users who have a page open, or are in a room. */
  online: ReadonlySet<string>;
}

/**
 * Finds the rooms of members. Someone who got a seat a moment ago counts as being there, because others who come at the
 * same time must find the same room.
 */
export async function locateMembers(
  db: Db,
  members: readonly PartyMemberRow[],
  now: Date,
  onlineWithinMs = ONLINE_WITHIN_MS,
): Promise<MemberPlaces> {
  const ids = members.map(({ userId }) => userId);
  const rooms = new Map<string, MemberRoom>();
  for (const { userId, gameId, roomId } of await findRoomsOf(db, ids, now))
    rooms.set(userId, { gameId, roomId });
  const since = addMilliseconds(now, -SEAT_WAIT_MS);
  for (const { userId, gameId, roomId, placedAt } of members)
    if (gameId !== null && roomId !== null && placedAt !== null && placedAt > since)
      rooms.set(userId, { gameId, roomId });
  const seen = await listUserIdsSeenSince(db, ids, addMilliseconds(now, -onlineWithinMs));
  return { rooms, online: new Set([...seen, ...rooms.keys()]) };
}
