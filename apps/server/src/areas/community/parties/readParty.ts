import type { Party, PartyGame, PartyMember } from '@playloom/api-contract';
import { addMilliseconds, type WithClock } from '../../../process/clock.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { findGame, type PublishedGame } from '../../creation/games/gameQueries.ts';
import { resolveGameAccess } from '../../creation/games/policy.ts';
import { readGameMembership } from '../../creation/games/readGameMembership.ts';
import { findBan } from '../../identity/sanctions/bans.ts';
import { presentPerson } from '../../play/cosmetics/presentPerson.ts';
import { PARTY_CALL_MS } from '../../people/parties/limits.ts';
import { locateMembers, type MemberPlaces } from '../../people/parties/locateMembers.ts';
import {
  findPartyOf,
  listPartyMembers,
  type PartyMemberRow,
  type PartyRow,
} from '../../people/parties/partyQueries.ts';
import { countUnreadInParty, findPartyChannel } from '../chat/partyChat.ts';
import { NotInParty } from './partyErrors.ts';

type Dependencies = WithConfig & WithClock & WithDatabase & WithRooms;

/** Reads the party of a user as they may see it; null if they are in none. */
export async function readParty(services: Dependencies, user: UserRow): Promise<Party | null> {
  const { db, clock, config } = services;
  const party = await findPartyOf(db, user.id);
  const channel = party && (await findPartyChannel(db, party.id));
  if (!party || !channel) return null;
  const now = clock.now();
  const rows = await listPartyMembers(db, [party.id]);
  const self = rows.find(({ userId }) => userId === user.id);
  // The user was removed since the party was read.
  if (!self) return null;
  const places = await locateMembers(db, rows, now);
  const games = await listNamedGames(services, user, places);
  return {
    _id: party.id,
    link: `${config.publicUrl}/party/join/${party.secret}`,
    channel: channel.id,
    unread: await countUnreadInParty(db, channel, user, now),
    isLeader: party.leaderId === user.id,
    autoJoin: self.autoJoin,
    members: rows.map((row) => ({
      ...presentPerson({ ...row, id: row.userId }, services),
      isLeader: row.userId === party.leaderId,
      isSelf: row.userId === user.id,
      ...describePlace(row, places, games),
    })),
    game: await readPartyGame(services, user, party, places),
  };
}

/** The party after a change of it. */
export async function readOwnParty(services: Dependencies, user: UserRow): Promise<Party> {
  const party = await readParty(services, user);
  if (!party) throw NotInParty();
  return party;
}

/** Finds the games of members that may be named to this user: public ones that are in lists, and that they may play. */
async function listNamedGames(
  { db }: WithDatabase,
  user: UserRow,
  { rooms }: MemberPlaces,
): Promise<Map<string, PublishedGame>> {
  const named = new Map<string, PublishedGame>();
  for (const gameId of new Set([...rooms.values()].map((room) => room.gameId))) {
    const game = await findGame(db, gameId);
    if (game && !game.isUnlisted && (await canPlay(db, game, user))) named.set(gameId, game);
  }
  return named;
}

async function canPlay(db: Db, game: PublishedGame, user: UserRow): Promise<boolean> {
  return resolveGameAccess(game.visibility, await readGameMembership(db, game, { user })) === 'open';
}

function describePlace(
  { userId }: PartyMemberRow,
  { rooms, online }: MemberPlaces,
  games: ReadonlyMap<string, PublishedGame>,
): Pick<PartyMember, 'state' | 'playing'> {
  const room = rooms.get(userId);
  const game = room && games.get(room.gameId);
  if (game) return { state: 'playing', playing: { title: game.title, gameSlug: game.slug } };
  return { state: online.has(userId) ? 'online' : 'away', playing: null };
}

/**
 * Reads the room to which the leader has called the party, as long as the leader is in it. A member who may not play the
 * game, or is banned from it, is not asked.
 */
async function readPartyGame(
  services: Dependencies,
  user: UserRow,
  { leaderId, callId, calledAt, gameId, roomId }: PartyRow,
  { rooms: places }: MemberPlaces,
): Promise<PartyGame | null> {
  const { db, clock, rooms } = services;
  if (callId === null || calledAt === null || gameId === null || roomId === null) return null;
  if (places.get(leaderId)?.roomId !== roomId) return null;
  const [game, room] = await Promise.all([findGame(db, gameId), rooms.findRoom(roomId)]);
  if (!game || !room || !(await canPlay(db, game, user))) return null;
  if (await findBan(services, { signedIn: { user } }, gameId)) return null;
  return {
    callId,
    title: game.title,
    gameSlug: game.slug,
    roomCode: room.lobbyCode,
    isNew: calledAt > addMilliseconds(clock.now(), -PARTY_CALL_MS),
    isHere: places.get(user.id)?.roomId === roomId,
    joined: [...places.values()].filter((place) => place.roomId === roomId).length,
    freeSeats: Math.max(0, room.maxPlayers - room.players),
    maxPlayers: room.maxPlayers,
  };
}
