import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { DAY_MS, MINUTE_MS } from '../../../process/clock.ts';
import { games, gameMembers, type GameRow } from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import type { SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createFakeRooms, type FakeRooms } from '../../../testing/createFakeRooms.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { PARTY_CALL_MS, SEAT_WAIT_MS } from '../../people/parties/limits.ts';
import { createPartyTestHelpers, errorOf } from './testing/createPartyTestHelpers.ts';

let server: TestServer;
let rooms: FakeRooms;
let game: GameRow;
let people: { ada: SignedInUser; ben: SignedInUser; eve: SignedInUser };
const { addPerson, gather, readParty, enterRoom } = createPartyTestHelpers(() => server);
beforeAll(async () => {
  rooms = createFakeRooms();
  server = await createTestServer({ rooms });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(DAY_MS);
  people = { ada: await addPerson(), ben: await addPerson(), eve: await addPerson() };
  game = await addGame(server, { creatorId: people.eve.user.id, settings: { title: 'Blob Arena' } });
});

async function play({ client }: Pick<SignedInUser, 'client'>, query = {}, { id } = game) {
  return (await client.api.joinGame({ params: { id }, query })).data;
}

/** Adds a public room of the game with so many players. */
function addRoom(players: number, maxPlayers = 8): string {
  const roomId = `room-of-${crypto.randomUUID()}`;
  rooms.rooms.push({
    roomId,
    roomName: 'Copper Yard',
    gameId: game.id,
    release: 1,
    players,
    bots: 0,
    maxPlayers,
    status: 'open',
    lobbyCode: null,
    engineVersion: server.services.engineVersion,
  });
  return roomId;
}

async function readGame(person: SignedInUser) {
  return (await readParty(person))?.game ?? null;
}

it('[PARTY-13] asks the members when the leader starts a game, and each call once', async () => {
  const { ada, ben } = people;
  await gather(ada, ben);
  expect(await readGame(ben)).toBeNull();
  const seat = await play(ada);
  const call = await readGame(ben);
  expect(call).toMatchObject({
    title: 'Blob Arena',
    gameSlug: game.slug,
    isNew: true,
    isHere: false,
    joined: 1,
    roomCode: null,
  });
  expect(await readGame(ada)).toMatchObject({ isHere: true, joined: 1 });
  // A reload of the leader's page does not call again.
  await enterRoom(ada, game.id, seat.roomId);
  await play(ada, { roomId: seat.roomId });
  expect((await readGame(ben))?.callId).toBe(call?.callId);
  await enterRoom(ada, game.id, seat.roomId);
  server.clock.advance(PARTY_CALL_MS - 1);
  await enterRoom(ada, game.id, seat.roomId);
  expect(await readGame(ben)).toMatchObject({ isNew: true });
  server.clock.advance(1);
  expect(await readGame(ben)).toMatchObject({ isNew: false });
  // The leader has left the game.
  server.clock.advance(MINUTE_MS);
  expect(await readGame(ben)).toBeNull();
});

it('[PARTY-13] [T45] moves no one: a member who does not answer stays where they are', async () => {
  const { ada, ben } = people;
  await gather(ada, ben);
  const before = rooms.requests.length;
  await play(ada);
  await ada.client.api.callParty();
  const moved = rooms.requests.slice(before).map(({ visitor }) => visitor.userId);
  expect([...new Set(moved)]).toEqual([ada.user.id]);
  expect((await readParty(ben))?.autoJoin).toBe(false);
  expect((await ben.client.api.setPartyAutoJoin({ body: { autoJoin: true } })).data.autoJoin).toBe(true);
  // It is the member's own setting.
  expect((await readParty(ada))?.autoJoin).toBe(false);
});

it('[PARTY-14] seats a member who presses Play in the room where the party plays', async () => {
  const { ada, ben, eve } = people;
  await gather(ada, ben, eve);
  const crowded = addRoom(5);
  const quiet = addRoom(1);
  await play(ada, { roomId: quiet });
  // Alone, everyone would get the first room with space.
  expect((await play(await addPerson())).roomId).toBe(crowded);
  expect((await play(ben)).roomId).toBe(quiet);
  // Without the leader too.
  await ada.client.api.leaveParty();
  expect((await play(eve)).roomId).toBe(quiet);
  expect((await readParty(ben))?.members.map(({ state }) => state)).toEqual(['playing', 'playing']);
});

it('[PARTY-14] gives a member another room when that of the party is full, and says so', async () => {
  const { ada, ben, eve } = people;
  await gather(ada, ben, eve);
  const small = addRoom(0, 2);
  await play(ada, { roomId: small });
  expect((await play(ben)).roomId).toBe(small);
  const { roomId } = await play(eve);
  expect(roomId).not.toBe(small);
  expect(await readGame(ada)).toMatchObject({ joined: 2, freeSeats: 0, isHere: true });
  expect(await readGame(eve)).toMatchObject({ joined: 2, freeSeats: 0, isHere: false });
});

it('[PARTY-14] respects what a member chooses: a room, a code, or a new room', async () => {
  const { ada, ben } = people;
  await gather(ada, ben);
  const { roomId } = await play(ada);
  const other = addRoom(1);
  expect((await play(ben, { roomId: other })).roomId).toBe(other);
  expect((await play(ben, { newRoom: 'public' })).roomId).not.toBe(roomId);
});

it('[PARTY-15] asks for a room with seats for everyone online', async () => {
  const { ada, ben, eve } = people;
  await gather(ada, ben, eve);
  await play(ada);
  expect(rooms.requests.at(-1)).toMatchObject({ wish: { kind: 'any' }, seatsWanted: 3 });
  server.clock.advance(DAY_MS);
  await readParty(eve);
  await play(ada);
  // Ben is away.
  expect(rooms.requests.at(-1)).toMatchObject({ seatsWanted: 2 });
  await play(await addPerson());
  expect(rooms.requests.at(-1)?.seatsWanted).toBeUndefined();
  await play(ada, { watch: 'true' });
  expect(rooms.requests.at(-1)?.seatsWanted).toBeUndefined();
});

it('[PARTY-16] shares a private room that the leader opens, with its code; no one else gets in', async () => {
  const { ada, ben, eve } = people;
  await gather(ada, ben);
  const seat = await play(ada, { newRoom: 'private' });
  expect(await readGame(ben)).toMatchObject({ roomCode: seat.lobbyCode, isNew: true });
  expect((await play(ben)).roomId).toBe(seat.roomId);
  expect((await play(eve)).roomId).not.toBe(seat.roomId);
  await ada.client.api.removePartyMember({ params: { username: ben.user.username } });
  expect((await play(ben)).roomId).not.toBe(seat.roomId);
});

it('[PARTY-16] shares no private room of a member, nor one of others that the leader plays in, unless the leader asks', async () => {
  const { ada, ben, eve } = people;
  await gather(ada, ben);
  const hidden = await play(ben, { newRoom: 'private' });
  expect((await play(ada)).roomId).not.toBe(hidden.roomId);
  server.clock.advance(SEAT_WAIT_MS);
  const others = await play(eve, { newRoom: 'private' });
  await play(ada, { lobbyCode: others.lobbyCode ?? '' });
  expect(await readGame(ben)).toBeNull();
  expect(await errorOf(ben.client.api.callParty())).toBe('party_leader_only');
  const { data } = await ada.client.api.callParty();
  expect(data.game).toMatchObject({ roomCode: others.lobbyCode });
  expect(await readGame(ben)).toMatchObject({ roomCode: others.lobbyCode, isNew: true });
  server.clock.advance(SEAT_WAIT_MS);
  expect(await errorOf(ada.client.api.callParty())).toBe('not_in_room');
});

it('[PARTY-17] [T44] names no game that is unlisted or closed to the viewer, and shows outsiders nothing', async () => {
  const { ada, ben, eve } = people;
  await gather(ada, ben);
  const seat = await play(ben, { newRoom: 'private' });
  const see = async () => (await readParty(ada))?.members[1];
  expect(await see()).toMatchObject({ state: 'playing', playing: { title: 'Blob Arena' } });
  expect(JSON.stringify(await readParty(ada))).not.toContain(seat.roomId);
  expect(JSON.stringify(await readParty(ada))).not.toContain(seat.lobbyCode);
  const { db } = server.services;
  await db.update(games).set({ isUnlisted: true }).where(eq(games.id, game.id));
  expect(await see()).toMatchObject({ state: 'online', playing: null });
  await db.update(games).set({ isUnlisted: false, visibility: 3 }).where(eq(games.id, game.id));
  expect(await see()).toMatchObject({ state: 'online', playing: null });
  await db
    .insert(gameMembers)
    .values({ gameId: game.id, userId: ada.user.id, createdAt: server.clock.now() });
  expect(await see()).toMatchObject({ playing: { title: 'Blob Arena' } });
  expect(await readParty(eve)).toBeNull();
});

it('[PARTY-17] does not call to an unlisted game by itself, and calls no one who may not play', async () => {
  const { ada, ben, eve } = people;
  await gather(ada, ben, eve);
  const { db } = server.services;
  await db.update(games).set({ isUnlisted: true }).where(eq(games.id, game.id));
  await play(ada);
  expect(await readGame(ben)).toBeNull();
  await ada.client.api.callParty();
  expect(await readGame(ben)).toMatchObject({ title: 'Blob Arena' });
  await eve.client.api.addSanction({
    params: { id: game.id },
    body: { username: ben.user.username, kind: 'ban', reason: 'Cheating' },
  });
  expect(await readGame(ben)).toBeNull();
  expect(await readGame(eve)).toMatchObject({ title: 'Blob Arena' });
});

it('[PARTY-13] [T45] asks members again only when the leader asks after a minute, or moves', async () => {
  const { ada, ben } = people;
  await gather(ada, ben);
  const { roomId } = await play(ada);
  await enterRoom(ada, game.id, roomId);
  const readCall = async () => (await readGame(ben))?.callId;
  const first = await readCall();
  await ada.client.api.callParty();
  expect(await readCall()).toBe(first);
  server.clock.advance(PARTY_CALL_MS);
  await enterRoom(ada, game.id, roomId);
  await ada.client.api.callParty();
  expect(await readCall()).not.toBe(first);
  const other = addRoom(1);
  const second = await readCall();
  await play(ada, { roomId: other });
  expect(await readCall()).not.toBe(second);
});

it('[PARTY-17] calls no one to a game that moderators have hidden', async () => {
  const { ada, ben } = people;
  await gather(ada, ben);
  await play(ada);
  expect(await readGame(ben)).not.toBeNull();
  const { db, clock } = server.services;
  await db.update(games).set({ hiddenAt: clock.now() }).where(eq(games.id, game.id));
  expect(await readGame(ben)).toBeNull();
  expect((await readParty(ben))?.members[0]).toMatchObject({ state: 'online', playing: null });
});
