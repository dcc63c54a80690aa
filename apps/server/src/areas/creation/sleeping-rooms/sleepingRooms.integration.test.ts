import { randomUUID } from 'node:crypto';
import type { KeepAlive } from '@playloom/game-format';
import { type PlatformCalls, SLEEPING_ROOM_BYTES_MAX, type SleepingRoom } from '@playloom/room-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPlatformCalls } from '../../../app/createPlatformCalls.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../process/clock.ts';
import { games, roomProblems, sleepingRooms, subscriptions, type GameRow } from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { addTestUser } from '../../../testing/addTestWorld.ts';
import { createFakeRooms } from '../../../testing/createFakeRooms.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { deleteExpiredData } from '../../operations/clean-up/deleteExpiredData.ts';

const RECORD = Buffer.from('the journal of a room');
const ALWAYS: KeepAlive = { kind: 'always' };

const rooms = createFakeRooms();
let server: TestServer;
let platform: PlatformCalls;
let maker: SignedInUser;
let game: GameRow;
beforeAll(async () => {
  server = await createTestServer({ rooms });
  platform = createPlatformCalls(server.services);
  maker = await addSignedInUser(server, 'keeper');
});
beforeEach(async () => {
  rooms.rooms.length = 0;
  game = await addGame(server, { creatorId: maker.user.id, settings: { keepAlive: ALWAYS } });
});
afterAll(() => server.close());

const sleep = (room: Partial<SleepingRoom> = {}) =>
  platform.storeSleepingRoom({
    roomId: `r${randomUUID().slice(0, 8)}`,
    gameId: game.id,
    release: 1,
    roomName: 'Old mill',
    engineVersion: '1',
    maxPlayers: 16,
    lobbyCode: null,
    ownerId: null,
    keepAlive: ALWAYS,
    record: RECORD,
    ...room,
  });

const listRows = () =>
  server.services.db.select().from(sleepingRooms).where(eq(sleepingRooms.gameId, game.id));

async function listRecords(): Promise<string[]> {
  const keys = [];
  for await (const { key } of server.services.objects.list('sleeping/')) keys.push(key);
  return keys.filter((key) => key.includes(game.id));
}

async function subscribe(tier: 't5' | 't6'): Promise<void> {
  const { db, clock } = server.services;
  const paidUntil = new Date(clock.now().getTime() + 1000 * DAY_MS);
  const about = {
    userId: maker.user.id,
    provider: 'sandbox',
    reference: 'one',
    createdAt: clock.now(),
  } as const;
  await db
    .insert(subscriptions)
    .values({ ...about, tier, paidUntil })
    .onConflictDoUpdate({ target: subscriptions.userId, set: { tier, paidUntil } });
}

const endSubscription = () =>
  server.services.db.delete(subscriptions).where(eq(subscriptions.userId, maker.user.id));

describe('[OP-46:part] a room that falls asleep', () => {
  it('is stored for as long as the game asks and the plan allows', async () => {
    const keptHours = async (keepAlive: KeepAlive): Promise<number> => {
      await sleep({ roomId: 'same', keepAlive });
      const [row] = await listRows();
      return (row!.endsAt.getTime() - row!.sleptAt.getTime()) / HOUR_MS;
    };
    expect(await keptHours({ kind: 'hours', hours: 2 })).toBe(2);
    expect(await keptHours(ALWAYS)).toBe(24);
    await subscribe('t5');
    expect(await keptHours(ALWAYS)).toBe(168);
    await endSubscription();
    expect(await listRows()).toHaveLength(1);
  });

  it('is not stored if the game keeps none, is too large, is hidden, or is a playtest', async () => {
    expect(await sleep({ keepAlive: { kind: 'playing' } })).toBe(false);
    expect(await sleep({ record: Buffer.alloc(SLEEPING_ROOM_BYTES_MAX + 1) })).toBe(false);
    expect(await sleep({ release: 100_000_001 })).toBe(false);
    expect(await sleep({ roomId: '../../secrets' })).toBe(false);
    expect(await sleep({ gameId: randomUUID() })).toBe(false);
    await server.services.db.update(games).set({ hiddenAt: server.clock.now() }).where(eq(games.id, game.id));
    expect(await sleep()).toBe(false);
    expect([await listRows(), await listRecords()]).toEqual([[], []]);
  });
});

describe('[OP-57] if the plan keeps no more rooms', () => {
  const listIds = async (isEvicted: boolean) =>
    (await listRows())
      .filter(({ evictedAt }) => (evictedAt !== null) === isEvicted)
      .map(({ roomId }) => roomId)
      .toSorted();
  const play = (roomId: string, seconds: number, people: number, lobbyCode: string | null = null) =>
    sleep({ roomId, lobbyCode, played: { seconds, people } });
  const openById = (roomId: string) =>
    platform.claimSleepingRoom({ kind: 'room', gameId: game.id, roomId, isInvited: true });

  it('those stay that more people have played for longer, private or not; the creator sees it', async () => {
    await play('long', 9000, 1);
    await play('friends', 1500, 4);
    await play('private', 1800, 2, 'ABCDEF');
    server.clock.advance(SECOND_MS);
    for (let turn = 0; turn < 9; turn += 1) expect(await play(`newcomer${turn}`, 60, 1)).toBe(false);
    expect(await listIds(false)).toEqual(['friends', 'long', 'private']);
    expect(await play('loved', 4000, 3)).toBe(true);
    expect(await listIds(false)).toEqual(['friends', 'long', 'loved']);
    const { db } = server.services;
    const problems = await db.select().from(roomProblems).where(eq(roomProblems.gameId, game.id));
    expect(problems).toMatchObject([{ problemId: 'kept-rooms-limit', times: 10 }]);
  });

  it('rooms that an older process stores count as played for a while', async () => {
    for (const roomId of ['a', 'b', 'c']) await sleep({ roomId });
    expect(await play('newcomer', 60, 1)).toBe(false);
    expect(await listIds(false)).toEqual(['a', 'b', 'c']);
  });

  it('the others are found by id or code for a week, but are not offered, and return if there is space', async () => {
    await subscribe('t6');
    for (const roomId of ['a', 'b', 'c']) await play(roomId, 600, 2);
    await server.services.db.update(sleepingRooms).set({ evictedAt: server.clock.now() });
    const any = { kind: 'any', gameId: game.id, release: 1 } as const;
    expect(await platform.claimSleepingRoom(any)).toBeNull();
    expect((await server.client.api.listRooms({ params: { id: game.id } })).data).toEqual([]);
    server.clock.advance(6 * DAY_MS);
    await deleteExpiredData(server.services);
    expect(await openById('a')).toMatchObject({ kind: 'claimed' });
    await platform.settleSleepingRoom('a', 'open');
    await play('a', 900, 2);
    expect(await listIds(false)).toEqual(['a', 'b', 'c']);
    await server.services.db
      .update(sleepingRooms)
      .set({ evictedAt: server.clock.now() })
      .where(eq(sleepingRooms.roomId, 'b'));
    server.clock.advance(7 * DAY_MS);
    await deleteExpiredData(server.services);
    expect([(await listRows()).length, (await listRecords()).length]).toEqual([2, 2]);
    await endSubscription();
  });

  it('no more than twenty of the others are stored, those that were played most', async () => {
    for (const roomId of ['a', 'b', 'c']) await play(roomId, 600, 2);
    for (let turn = 0; turn < 22; turn += 1) await play(`guest${turn}`, 60 + turn, 1);
    expect(await listIds(true)).toHaveLength(20);
    expect(await openById('guest1')).toBeNull();
    expect(await openById('guest2')).toMatchObject({ kind: 'claimed' });
  });
});

describe('[OP-73] a plan keeps no more rooms than it allows', () => {
  const countKept = async () => (await listRows()).filter(({ evictedAt }) => evictedAt === null).length;
  const claim = (roomId: string) =>
    platform.claimSleepingRoom({ kind: 'room', gameId: game.id, roomId, isInvited: true });
  const play = (roomId: string, seconds = 600) => sleep({ roomId, played: { seconds, people: 1 } });

  it('if rooms are opened and left while others fall asleep', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      for (const roomId of ['a', 'b', 'c']) await play(roomId);
      // They are about to open, and don’t count.
      for (const roomId of ['a', 'b', 'c']) expect(await claim(roomId)).toMatchObject({ kind: 'claimed' });
      for (const roomId of ['d', 'e', 'f']) await play(roomId, 60);
      // The limit of open rooms is reached, so they go on sleeping.
      for (const roomId of ['a', 'b', 'c']) await platform.settleSleepingRoom(roomId, 'asleep');
      expect(await countKept()).toBe(3);
    }
    const kept = (await listRows()).filter(({ evictedAt }) => evictedAt === null);
    expect(kept.map(({ roomId }) => roomId).toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('if the process that was about to open a room has ended', async () => {
    for (const roomId of ['a', 'b', 'c']) {
      await play(roomId);
      await claim(roomId);
    }
    for (const roomId of ['d', 'e', 'f']) await play(roomId);
    server.clock.advance(MINUTE_MS);
    await play('g', 60);
    expect(await countKept()).toBe(3);
  });

  it('after it has become smaller', async () => {
    await subscribe('t6');
    for (const roomId of ['a', 'b', 'c', 'd', 'e']) await play(roomId);
    expect(await countKept()).toBe(5);
    await endSubscription();
    await deleteExpiredData(server.services);
    expect(await countKept()).toBe(3);
    expect(await listRows()).toHaveLength(5);
  });
});

describe('[OP-47] a sleeping room', () => {
  it('is given to the first who asks, and to others only if that one does not open it', async () => {
    await sleep({ roomId: 'once' });
    const query = { kind: 'any', gameId: game.id, release: 1 } as const;
    const claims = await Promise.all(Array.from({ length: 8 }, () => platform.claimSleepingRoom(query)));
    expect(claims.filter((claim) => claim?.kind === 'claimed')).toEqual([
      {
        kind: 'claimed',
        room: {
          roomId: 'once',
          gameId: game.id,
          release: 1,
          lobbyCode: null,
          ownerId: null,
          maxPlayers: 16,
        },
      },
    ]);
    expect(claims.filter((claim) => claim?.kind === 'waking')).toHaveLength(7);
    expect(Buffer.from((await platform.readSleepingRoom('once'))!)).toEqual(RECORD);
    server.clock.advance(MINUTE_MS);
    expect(await platform.claimSleepingRoom(query)).toMatchObject({ kind: 'claimed' });
    await platform.settleSleepingRoom('once', 'asleep');
    expect(await platform.claimSleepingRoom(query)).toMatchObject({ kind: 'claimed' });
    await platform.settleSleepingRoom('once', 'open');
    expect(await platform.claimSleepingRoom(query)).toBeNull();
    expect(await platform.readSleepingRoom('once')).toBeNull();
  });

  it('is found by players of its release; those of older releases by id or code', async () => {
    await sleep({ roomId: 'old' });
    await sleep({ roomId: 'private', lobbyCode: 'ABCDEF' });
    const gameId = game.id;
    const find = async (query: Parameters<PlatformCalls['claimSleepingRoom']>[0]) => {
      const claim = await platform.claimSleepingRoom(query);
      const roomId = claim?.kind === 'claimed' ? claim.room.roomId : null;
      if (roomId !== null) await platform.settleSleepingRoom(roomId, 'asleep');
      return roomId;
    };
    expect(await find({ kind: 'any', gameId, release: 2 })).toBeNull();
    expect(await find({ kind: 'any', gameId, release: 1 })).toBe('old');
    expect(await find({ kind: 'room', gameId, roomId: 'old', isInvited: false })).toBe('old');
    expect(await find({ kind: 'room', gameId, roomId: 'private', isInvited: false })).toBeNull();
    expect(await find({ kind: 'room', gameId, roomId: 'private', isInvited: true })).toBe('private');
    expect(await find({ kind: 'code', gameId, code: 'ABCDEF' })).toBe('private');
    expect(await find({ kind: 'code', gameId: randomUUID(), code: 'ABCDEF' })).toBeNull();
    expect(await find({ kind: 'code', gameId: 'no id', code: 'ABCDEF' })).toBeNull();
  });

  it('is in the list of rooms without counting as played, and rooms processes learn that it may wake', async () => {
    const list = async () => (await server.client.api.listRooms({ params: { id: game.id } })).data;
    const join = () => server.newClient().api.joinGame({ params: { id: game.id }, query: {} });
    await join();
    expect(rooms.requests.at(-1)).toMatchObject({ hasSleepingRooms: false });
    await sleep({ roomId: 'listed' });
    await sleep({ roomId: 'unlisted', lobbyCode: 'ABCDEF' });
    expect(await list()).toMatchObject([
      { players: 1, isAsleep: false },
      { roomId: 'listed', roomName: 'Old mill', players: 0, isAsleep: true },
    ]);
    await join();
    expect(rooms.requests.at(-1)).toMatchObject({ hasSleepingRooms: true });
  });

  it('that cannot be opened is kept for operators for a week', async () => {
    await sleep({ roomId: 'broken' });
    await platform.settleSleepingRoom('broken', 'failed');
    expect(await platform.claimSleepingRoom({ kind: 'any', gameId: game.id, release: 1 })).toBeNull();
    await subscribe('t6');
    await server.services.db.update(sleepingRooms).set({ endsAt: new Date('2100-01-01') });
    server.clock.advance(6 * DAY_MS);
    await deleteExpiredData(server.services);
    expect(await listRows()).toHaveLength(1);
    server.clock.advance(DAY_MS);
    await deleteExpiredData(server.services);
    expect([await listRows(), await listRecords()]).toEqual([[], []]);
    await endSubscription();
  });
});

describe('[OP-49] sleeping rooms end', () => {
  it('after their time, with their records', async () => {
    await sleep({ keepAlive: { kind: 'hours', hours: 3 } });
    await sleep({ keepAlive: { kind: 'hours', hours: 9 } });
    server.clock.advance(3 * HOUR_MS - 1);
    await deleteExpiredData(server.services);
    expect([(await listRows()).length, (await listRecords()).length]).toEqual([2, 2]);
    server.clock.advance(1);
    await deleteExpiredData(server.services);
    expect([(await listRows()).length, (await listRecords()).length]).toEqual([1, 1]);
  });

  it('when the plan of the creator ends', async () => {
    await subscribe('t6');
    await sleep({ roomId: 'paid' });
    expect((await listRows())[0]!.endsAt.getTime()).toBeGreaterThan(
      server.clock.now().getTime() + 300 * DAY_MS,
    );
    await endSubscription();
    await deleteExpiredData(server.services);
    expect((await listRows())[0]!.endsAt.getTime()).toBe((await listRows())[0]!.sleptAt.getTime() + DAY_MS);
    server.clock.advance(DAY_MS);
    await deleteExpiredData(server.services);
    expect(await listRows()).toEqual([]);
  });

  it('with their game, and private ones with the account that opened them', async () => {
    const { db } = server.services;
    const ownerId = await addTestUser(server);
    await sleep({ roomId: 'owned', lobbyCode: 'ABCDEF', ownerId });
    await sleep({ roomId: 'public' });
    server.clock.advance(2 * HOUR_MS);
    await db.execute(`delete from users where id = '${ownerId}'`);
    expect(await listRows()).toMatchObject([{ roomId: 'public' }]);
    await db.delete(games).where(eq(games.id, game.id));
    expect(await listRecords()).toHaveLength(2);
    await deleteExpiredData(server.services);
    expect([await listRows(), await listRecords()]).toEqual([[], []]);
  });
});
