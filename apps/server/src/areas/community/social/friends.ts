import type { FriendList } from '@playloom/api-contract';
import { addMilliseconds, type WithClock } from '../../../process/clock.ts';
import { GameNotFound } from '../../../http/errors.ts';
import type { SignedInSession } from '../../../http/session.ts';
import { FriendNotPlaying, NotFriends, TooManyFriends } from './socialErrors.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import {
  acceptFriendRequest,
  countFriendships,
  findFriends,
  findFriendship,
  findRoomsOf,
  insertFriendRequest,
} from '../../people/relationships/friendQueries.ts';
import { findGame } from '../../creation/games/gameQueries.ts';
import { hasNotification } from '../../people/notifications/notificationQueries.ts';
import { listUserIdsSeenSince } from '../../identity/sessions/sessionQueries.ts';
import { type UserRow } from '../../../storage/schema/users.ts';
import { findGameNames } from './socialQueries.ts';
import type { Person, Wearer } from '../../identity/users/userQueries.ts';
import { createInvite } from '../../play/joining/invites.ts';
import { ONLINE_WITHIN_MS } from '../../../live/limits.ts';
import { queueNotification } from '../../people/notifications/queueNotification.ts';
import { presentPerson } from '../../play/cosmetics/presentPerson.ts';
import { FRIENDS_MAX } from './limits.ts';

const FRIENDS_PAGE = '/friends';

/** Sends a friend request, or accepts the other user's request if there is one. */
export async function sendOrAcceptFriendRequest(
  services: WithClock & WithDatabase & WithJobs,
  user: UserRow,
  other: UserRow,
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  // A repeated request on the same day does not notify again, because it could be used to harass.
  const about = { userIds: [other.id], kind: 'friend', href: FRIENDS_PAGE } as const;
  const day = now.toISOString().slice(0, 10);
  await db.transaction(async (tx) => {
    if (await acceptFriendRequest(tx, { askerId: other.id, askedId: user.id, now }))
      return queueNotification(services, tx, {
        ...about,
        text: `${user.username} accepted your friend request.`,
        key: `friend ${user.id} accepted ${day}`,
      });
    if ((await countFriendships(tx, user.id)) >= FRIENDS_MAX) throw TooManyFriends();
    if (!(await insertFriendRequest(tx, { askerId: user.id, askedId: other.id, createdAt: now })))
      return undefined;
    return queueNotification(services, tx, {
      ...about,
      text: `${user.username} sent you a friend request.`,
      key: `friend ${user.id} asked ${day}`,
    });
  });
}

export async function listFriends(
  services: WithConfig & WithClock & WithDatabase & WithRooms,
  user: UserRow,
): Promise<FriendList> {
  const { db, clock } = services;
  const rows = await findFriends(db, user.id);
  const pick = (wanted: string) =>
    rows.filter(({ friendship }) => friendship === wanted).map(({ person }) => person);
  const present = (person: Wearer) => presentPerson(person, services);
  const friends = pick('friends');
  const playing = await findPlaying(services, friends);
  const seen = await listUserIdsSeenSince(
    db,
    friends.map(({ id }) => id),
    addMilliseconds(clock.now(), -ONLINE_WITHIN_MS),
  );
  const shown = friends.map((person) => ({
    ...present(person),
    isOnline: playing.has(person.id) || seen.includes(person.id),
    playing: playing.get(person.id) ?? null,
  }));
  // Friends who can be joined or messaged come first; each group is sorted by name.
  const rank = (friend: FriendList['friends'][number]) => (friend.playing ? 0 : friend.isOnline ? 1 : 2);
  return {
    friends: shown.toSorted((one, other) => rank(one) - rank(other)),
    requests: pick('wanted').map(present),
    asked: pick('asked').map(present),
  };
}

type Playing = NonNullable<FriendList['friends'][number]['playing']>;

/**
 * Finds the games that friends are playing. A friend in a private room is shown as playing, but the room is not
 * revealed.
 */
async function findPlaying(
  { db, clock, rooms }: WithClock & WithDatabase & WithRooms,
  friends: readonly Person[],
): Promise<Map<string, Playing>> {
  const places = await findRoomsOf(
    db,
    friends.map(({ id }) => id),
    clock.now(),
  );
  const gameIds = [...new Set(places.map(({ gameId }) => gameId))];
  const listed = await Promise.all(gameIds.map((gameId) => rooms.listRooms(gameId)));
  const open = new Map(listed.flat().map((room) => [room.roomId, room]));
  const names = new Map((await findGameNames(db, gameIds)).map((game) => [game.id, game]));
  return new Map(
    places.flatMap(({ userId, gameId, roomId }) => {
      const game = names.get(gameId);
      const { players = 0, maxPlayers = 0 } = open.get(roomId) ?? {};
      const canJoin = open.has(roomId);
      const room = canJoin ? { players, maxPlayers } : null;
      return game ? [[userId, { title: game.title, gameSlug: game.slug, canJoin, room }] as const] : [];
    }),
  );
}

/** Returns a link to the room of a friend. Joining checks as usual whether the user may play there. */
export async function createFriendRoomLink(
  services: WithConfig & WithClock & WithDatabase & WithRooms,
  user: UserRow,
  friend: UserRow,
): Promise<string> {
  const { db, clock, rooms, config } = services;
  await requireFriend(services, user, friend);
  const [place] = await findRoomsOf(db, [friend.id], clock.now());
  const game = place && (await findGame(db, place.gameId));
  if (!place || !game) throw FriendNotPlaying();
  const isOpen = (await rooms.listRooms(game.id)).some(({ roomId }) => roomId === place.roomId);
  if (!isOpen) throw FriendNotPlaying();
  const { inv } = await createInvite(services, {
    game,
    roomId: place.roomId,
    name: undefined,
    signedIn: { user: friend },
    publicUrl: config.publicUrl,
  });
  return `/play/${game.slug}?inv=${inv}&autojoin=true`;
}

interface FriendInvitation {
  friend: UserRow;
  gameId: string;
  /** If missing, a room opens when the first player joins. */
  roomId?: string | undefined;
  lobbyCode?: string | undefined;
}

export async function inviteFriend(
  services: WithConfig & WithClock & WithDatabase & WithJobs & WithRooms,
  signedIn: SignedInSession,
  { friend, gameId, roomId, lobbyCode }: FriendInvitation,
): Promise<{ inv: string; isNew: boolean }> {
  const { db, config } = services;
  const { user } = signedIn;
  await requireFriend(services, user, friend);
  const game = await findGame(db, gameId);
  if (!game) throw GameNotFound();
  const { inv } = await createInvite(services, {
    game,
    roomId,
    lobbyCode,
    name: undefined,
    signedIn,
    publicUrl: config.publicUrl,
  });
  const key = `invitation ${inv}`;
  if (await hasNotification(db, friend.id, key)) return { inv, isNew: false };
  await queueNotification(services, db, {
    userIds: [friend.id],
    kind: 'invitation',
    text: `${user.username} invited you to play ${game.title}.`,
    href: `/play/${game.slug}?inv=${inv}`,
    key,
  });
  return { inv, isNew: true };
}

async function requireFriend({ db }: WithDatabase, user: UserRow, other: UserRow): Promise<void> {
  if ((await findFriendship(db, user.id, other.id)) !== 'friends') throw NotFriends();
}
