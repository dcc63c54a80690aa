import { addMilliseconds, type WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { TEST_RELEASE_NUMBER_MIN } from '../../../storage/schema.ts';
import { broadcastParty } from '../../people/parties/broadcastParty.ts';
import { isCalledTo } from '../../people/parties/isCalledTo.ts';
import { PARTY_RECALL_MS } from '../../people/parties/limits.ts';
import { locateMembers, type MemberPlaces } from '../../people/parties/locateMembers.ts';
import {
  findPartyOf,
  listPartyMembers,
  updateMemberRoom,
  updatePartyCall,
  type PartyMemberRow,
  type PartyRow,
} from '../../people/parties/partyQueries.ts';
import type { PublishedGame } from '../../creation/games/gameQueries.ts';
import { VISIBILITY_MEMBERS } from '../../creation/games/policy.ts';

/** The party of a player who joins a game. */
export interface PartySeats {
  party: PartyRow;
  members: readonly PartyMemberRow[];
  /** Rooms of this game in which members are: that of the leader's call first, then the one with most members. */
  rooms: readonly { readonly roomId: string; readonly isInvited: boolean }[];
  /** Members online who are not in the game yet, with the player. */
  seats: number;
}

/** Finds where the party of a player plays this game; null for a player without a party. */
export async function findPartySeats(
  { db, clock, rooms }: WithClock & WithDatabase & WithRooms,
  userId: string,
  gameId: string,
): Promise<PartySeats | null> {
  const party = await findPartyOf(db, userId);
  if (!party) return null;
  const members = await listPartyMembers(db, [party.id]);
  const places = await locateMembers(db, members, clock.now());
  const candidates = listRoomsOfParty(party, places, { userId, gameId });
  const found = await Promise.all(candidates.map(({ roomId }) => rooms.findRoom(roomId)));
  const seats = members.filter(
    (member) =>
      member.userId === userId ||
      (places.online.has(member.userId) && places.rooms.get(member.userId)?.gameId !== gameId),
  );
  return {
    party,
    members,
    // A playtest is opened only by its link.
    rooms: candidates.filter((_, index) => (found[index]?.release ?? Infinity) < TEST_RELEASE_NUMBER_MIN),
    seats: seats.length,
  };
}

/** Only the room to which the leader has called the party may be private: others have not invited anyone. */
function listRoomsOfParty(
  party: PartyRow,
  { rooms }: MemberPlaces,
  { userId, gameId }: { userId: string; gameId: string },
): PartySeats['rooms'] {
  const counts = new Map<string, number>();
  for (const [memberId, room] of rooms)
    if (memberId !== userId && room.gameId === gameId)
      counts.set(room.roomId, (counts.get(room.roomId) ?? 0) + 1);
  const isCalled = (roomId: string): boolean =>
    roomId === party.roomId && rooms.get(party.leaderId)?.roomId === roomId;
  return [...counts]
    .toSorted(
      ([one, many], [other, few]) =>
        Number(isCalled(other)) - Number(isCalled(one)) || few - many || (one < other ? -1 : 1),
    )
    .map(([roomId]) => ({ roomId, isInvited: isCalled(roomId) }));
}

interface PartySeat {
  userId: string;
  game: PublishedGame;
  roomId: string;
  /** Whether the player joined a public room, or opened this private one. */
  isShared: boolean;
}

/**
 * Stores where a member plays, and makes the pages of all members show it. A leader calls the party by joining: to
 * public rooms of games that are in lists, and to a private room that the leader has opened. For everything else the
 * leader has a button, so that nothing private is shown by accident.
 */
export async function recordPartySeat(
  services: WithClock & WithDatabase & WithLive,
  { party, members }: PartySeats,
  { userId, game, roomId, isShared }: PartySeat,
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const room = { gameId: game.id, roomId };
  await updateMemberRoom(db, userId, room, now);
  const isListed = !game.isUnlisted && game.visibility !== VISIBILITY_MEMBERS;
  const isLeader = party.leaderId === userId && members.length > 1;
  // A leader who comes back, for example after a reload, does not call again.
  const isCalled = isCalledTo(party, roomId, addMilliseconds(now, -PARTY_RECALL_MS));
  if (isLeader && isShared && isListed && !isCalled) await updatePartyCall(db, party.id, room, now);
  broadcastParty(
    services,
    members.map((member) => member.userId),
  );
}
