import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { SECOND } from '../../clock.ts';
import {
  games,
  leaderboardScores,
  roomProblems,
  savedData,
  savedLeases,
  users,
  worlds,
} from '../../storage/schema.ts';
import { addGame } from '../../testing/addGame.ts';
import { addSignedInUser } from '../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { inventName } from '../../testing/inventName.ts';
import { createRoomsNeeds } from '../rooms/createRoomsNeeds.ts';
import type { OpenedSaved, RoomsNeeds } from '../rooms/RoomsNeeds.ts';
import { LEASE_MS, SAVED_VALUES_MAX } from './savedLimits.ts';

const INTERLEAVINGS = inject('long') ? 1000 : 200;

let server: TestServer;
let needs: RoomsNeeds;
beforeAll(async () => {
  server = await createTestServer();
  needs = createRoomsNeeds(server.services);
});
afterAll(() => server.close());

async function addPlayer(): Promise<string> {
  return (await addSignedInUser(server, inventName())).user.id;
}

/** A game of somebody, as a map of a world when one is given. */
async function addMap(worldId?: string, worldMap?: string): Promise<string> {
  const row = worldId ? { worldId, worldMap: worldMap ?? inventName() } : {};
  return (await addGame(server, { creatorId: await addPlayer(), row })).id;
}

async function addWorld(): Promise<string> {
  const values = { ownerId: await addPlayer(), name: 'A world', createdAt: server.clock.now() };
  const [world] = await server.services.db.insert(worlds).values(values).returning();
  return world?.id ?? '';
}

async function open(gameId: string, userId: string, roomId: string): Promise<OpenedSaved> {
  const opened = await needs.openSaved({ gameId, userId, roomId });
  if (!opened) throw new Error('Another room has it.');
  return opened;
}

const set = (key: string, value: unknown, scope = 'game') => ({ scope, key, change: { kind: 'set', value } });
const add = (key: string, amount: number, scope = 'game') => ({
  scope,
  key,
  change: { kind: 'add', amount },
});
const remove = (key: string, scope = 'game') => ({ scope, key, change: { kind: 'delete' } });

describe('[EG-10:part] saved data', () => {
  it('keeps what is set, added and deleted, for the game and for its world', async () => {
    const [gameId, userId] = [await addMap(), await addPlayer()];
    const { lease, saved } = await open(gameId, userId, 'a');
    expect(saved).toEqual({ game: {}, world: {} });
    const first = [set('hat', { kind: 'top', sizes: [1, 2] }), add('coins', 5), set('gone', 1)];
    expect(await needs.writeSaved({ lease, sequence: 1, changes: first })).toBe('written');
    const second = [add('coins', -2), remove('gone'), add('hat', 1), set('flag', 'ru\0by \ud800', 'world')];
    expect(await needs.writeSaved({ lease, sequence: 2, changes: second })).toBe('written');
    await needs.closeSaved(lease);
    const again = await open(gameId, userId, 'b');
    expect(again.saved).toEqual({ game: { hat: 1, coins: 3 }, world: { flag: 'ru\0by \ud800' } });
    expect((await open(gameId, await addPlayer(), 'b')).saved).toEqual({ game: {}, world: {} });
  });

  it('writes a sequence once, however often it is sent', async () => {
    const [gameId, userId] = [await addMap(), await addPlayer()];
    const { lease } = await open(gameId, userId, 'a');
    const send = (sequence: number) => needs.writeSaved({ lease, sequence, changes: [add('coins', 1)] });
    expect(await Promise.all([send(1), send(1), send(1)])).toEqual(['written', 'written', 'written']);
    expect(await send(7)).toBe('written');
    expect(await send(7)).toBe('written');
    expect(await send(6)).toBe('written');
    await needs.closeSaved(lease);
    expect((await open(gameId, userId, 'b')).saved.game).toEqual({ coins: 2 });
    expect(await send(8)).toBe('lease-lost');
  });

  it('counts the versions of what it keeps', async () => {
    const [gameId, userId] = [await addMap(), await addPlayer()];
    const { lease } = await open(gameId, userId, 'a');
    for (const sequence of [1, 2, 3]) await needs.writeSaved({ lease, sequence, changes: [add('coins', 1)] });
    const rows = await server.services.db.select().from(savedData).where(eq(savedData.userId, userId));
    expect(rows.map(({ version, values }) => [version, values])).toEqual([[3, '{"coins":3}']]);
  });

  it('lets one room write at a time, in all maps of a world', async () => {
    const world = await addWorld();
    const [one, two, elsewhere] = [await addMap(world), await addMap(world), await addMap()];
    const userId = await addPlayer();
    const { lease } = await open(one, userId, 'a');
    expect(await needs.openSaved({ gameId: one, userId, roomId: 'b' })).toBeNull();
    expect(await needs.openSaved({ gameId: two, userId, roomId: 'c' })).toBeNull();
    expect(await needs.openSaved({ gameId: elsewhere, userId, roomId: 'd' })).not.toBeNull();
    await needs.closeSaved(lease);
    expect(await needs.openSaved({ gameId: two, userId, roomId: 'c' })).not.toBeNull();
    const racers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        needs.openSaved({ gameId: elsewhere, userId, roomId: `r${index}` }),
      ),
    );
    expect(racers.filter((opened) => opened !== null)).toEqual([]);
  });

  it('gives a new lease to the same room, and none of the old one is believed', async () => {
    const [gameId, userId] = [await addMap(), await addPlayer()];
    const { lease: old } = await open(gameId, userId, 'a');
    const { lease } = await open(gameId, userId, 'a');
    expect(await needs.renewLease(old)).toBe(false);
    expect(await needs.writeSaved({ lease: old, sequence: 1, changes: [add('coins', 1)] })).toBe(
      'lease-lost',
    );
    expect(await needs.writeSaved({ lease, sequence: 1, changes: [add('coins', 1)] })).toBe('written');
  });

  it('ends the lease of a room that crashed within 30 seconds, and not that of one that lives', async () => {
    const [gameId, userId] = [await addMap(), await addPlayer()];
    const { lease } = await open(gameId, userId, 'a');
    expect(LEASE_MS).toBeLessThanOrEqual(30 * SECOND);
    server.clock.advance(LEASE_MS - 1);
    expect(await needs.openSaved({ gameId, userId, roomId: 'b' })).toBeNull();
    expect(await needs.renewLease(lease)).toBe(true);
    server.clock.advance(LEASE_MS - 1);
    expect(await needs.openSaved({ gameId, userId, roomId: 'b' })).toBeNull();
    server.clock.advance(1);
    expect(await needs.openSaved({ gameId, userId, roomId: 'b' })).not.toBeNull();
    expect(await needs.renewLease(lease)).toBe(false);
    expect(await needs.writeSaved({ lease, sequence: 1, changes: [add('coins', 1)] })).toBe('lease-lost');
    await needs.closeSaved(lease);
    expect(await needs.openSaved({ gameId, userId, roomId: 'c' })).toBeNull();
  });

  it('takes a late write of a room whose lease nobody took', async () => {
    const [gameId, userId] = [await addMap(), await addPlayer()];
    const { lease } = await open(gameId, userId, 'a');
    server.clock.advance(LEASE_MS * 3);
    expect(await needs.writeSaved({ lease, sequence: 1, changes: [add('coins', 1)] })).toBe('written');
    expect(await needs.openSaved({ gameId, userId, roomId: 'b' })).toBeNull();
  });

  it('[T14:part] refuses what is no saved value, keeps the rest, and tells the creator', async () => {
    const [gameId, userId] = [await addMap(), await addPlayer()];
    const { lease } = await open(gameId, userId, 'a');
    const nested = JSON.parse('{"a":{"__proto__":{"polluted":true}}}') as unknown;
    const bad = [
      set('__proto__', { polluted: true }),
      set('nested', nested),
      set('x'.repeat(101), 1),
      set('', 1),
      set('big', 'x'.repeat(20_000)),
      set('infinite', Infinity),
      set('nothing', undefined),
      add('amount', NaN),
      { scope: 'elsewhere', key: 'a', change: { kind: 'set', value: 1 } },
      { scope: 'game', key: 'a', change: { kind: 'explode' } },
      null,
      'text',
      [],
    ];
    expect(await needs.writeSaved({ lease, sequence: 1, changes: [...bad, set('good', 1)] })).toBe('written');
    await needs.closeSaved(lease);
    expect((await open(gameId, userId, 'b')).saved).toEqual({ game: { good: 1 }, world: {} });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    const problems = await server.services.db
      .select()
      .from(roomProblems)
      .where(eq(roomProblems.gameId, gameId));
    expect(new Set(problems.map(({ problemId }) => problemId))).toEqual(
      new Set(['saved-change-not-allowed']),
    );
    expect(problems.map(({ place }) => place)).toContain('big');
  });

  it('limits how much a player can save, and lets it become less', async () => {
    const [gameId, userId] = [await addMap(), await addPlayer()];
    const { lease } = await open(gameId, userId, 'a');
    const many = Array.from({ length: SAVED_VALUES_MAX + 5 }, (_, index) => set(`key${index}`, index));
    await needs.writeSaved({ lease, sequence: 1, changes: many });
    await needs.writeSaved({ lease, sequence: 2, changes: [remove('key0'), set('late', 1)] });
    const large = Array.from({ length: 60 }, (_, index) => set(`large${index}`, 'x'.repeat(16_000), 'world'));
    await needs.writeSaved({ lease, sequence: 3, changes: large });
    await needs.closeSaved(lease);
    const { saved } = await open(gameId, userId, 'b');
    expect(Object.keys(saved.game)).toHaveLength(SAVED_VALUES_MAX);
    expect(saved.game['late']).toBe(1);
    expect(Object.keys(saved.world).length).toBeGreaterThan(30);
    expect(JSON.stringify(saved.world).length).toBeLessThan(513 * 1024);
    const problems = await server.services.db
      .select()
      .from(roomProblems)
      .where(eq(roomProblems.gameId, gameId));
    expect(new Set(problems.map(({ problemId }) => problemId))).toEqual(new Set(['saved-data-full']));
  });

  it('goes with the player who deletes the account', async () => {
    const { db } = server.services;
    const gameId = await addMap();
    const { user } = await addSignedInUser(server, inventName());
    const { lease } = await open(gameId, user.id, 'a');
    await needs.writeSaved({ lease, sequence: 1, changes: [set('a', 1)] });
    await db.delete(users).where(eq(users.id, user.id));
    expect(await db.select().from(savedData).where(eq(savedData.userId, user.id))).toEqual([]);
    expect(await db.select().from(savedLeases).where(eq(savedLeases.userId, user.id))).toEqual([]);
  });
});

/** What a room does next in the race: all rooms share one player. */
type Step = 'open' | 'write' | 'write-twice' | 'renew' | 'close' | 'crash' | 'wait';
const step = fc.constantFrom<Step>(
  'open',
  'open',
  'write',
  'write',
  'write-twice',
  'renew',
  'close',
  'crash',
  'wait',
);
const plan = fc.array(fc.tuple(step, fc.nat(3)), { minLength: 3, maxLength: 10 });

interface Race {
  userId: string;
  gameIds: string[];
  /** Coins that a write said it had moved. */
  acknowledged: number;
  /** What crashed rooms had asked for last. */
  lastWords: Promise<void>[];
}

/** Every write moves a coin from the purse to the box: whatever happens, none may be lost or doubled. */
const MOVE = [add('purse', -1, 'world'), add('box', 1, 'world')];

async function playRoom(race: Race, roomId: string, steps: [Step, number][]): Promise<void> {
  let lease: string | null = null;
  let sequence = 0;
  const gameId = race.gameIds[roomId.charCodeAt(0) % race.gameIds.length] ?? '';
  const write = async (): Promise<void> => {
    if (lease === null) return;
    sequence += 1;
    if ((await needs.writeSaved({ lease, sequence, changes: MOVE })) === 'written') race.acknowledged += 1;
    else lease = null;
  };
  const acts: Record<Step, () => Promise<unknown>> = {
    async open() {
      const opened = await needs.openSaved({ gameId, userId: race.userId, roomId });
      if (!opened) return;
      [lease, sequence] = [opened.lease, 0];
      const { purse = 0, box = 0 } = opened.saved.world as { purse?: number; box?: number };
      expect(purse + box, 'a room opened half of a write').toBe(0);
    },
    write,
    async 'write-twice'() {
      await write();
      if (lease !== null) await needs.writeSaved({ lease, sequence, changes: MOVE });
    },
    renew: async () => lease !== null && needs.renewLease(lease),
    async close() {
      const held = lease;
      lease = null;
      if (held !== null) await needs.closeSaved(held);
    },
    // The room forgets everything; what it asked for last may still arrive.
    async crash() {
      if (lease !== null) race.lastWords.push(write());
      lease = null;
    },
    wait: async () => server.clock.advance(LEASE_MS / 2),
  };
  for (const [name, turns] of steps) {
    for (let turn = 0; turn < turns; turn += 1) await nextTurn();
    await acts[name]();
  }
}

it(`[EG-10:part] [R6] loses and doubles nothing in ${INTERLEAVINGS} races of rooms that crash`, async () => {
  const world = await addWorld();
  const gameIds = [await addMap(world), await addMap(world)];
  let moved = 0;
  await fc.assert(
    fc.asyncProperty(plan, plan, plan, async (...plans) => {
      const race: Race = { userId: await addPlayer(), gameIds, acknowledged: 0, lastWords: [] };
      await Promise.all(plans.map((steps, index) => playRoom(race, 'abc'[index] ?? 'a', steps)));
      await Promise.all(race.lastWords);
      server.clock.advance(LEASE_MS);
      const { saved } = await open(gameIds[0] ?? '', race.userId, 'judge');
      const { purse = 0, box = 0 } = saved.world as { purse?: number; box?: number };
      expect(purse + box).toBe(0);
      expect(box).toBe(race.acknowledged);
      moved += box;
    }),
    { numRuns: INTERLEAVINGS },
  );
  expect(moved).toBeGreaterThan(INTERLEAVINGS / 2);
});

describe('[EG-10:part] leaderboards', () => {
  it('keep the best of everybody, for the game and for its world, in the order that was asked for', async () => {
    const world = await addWorld();
    const [one, two] = [await addMap(world), await addMap(world)];
    const [ada, bob] = [
      await addSignedInUser(server, inventName()),
      await addSignedInUser(server, inventName()),
    ];
    const write = (
      gameId: string,
      userId: string,
      score: number,
      leaderboard: string,
      order: 'highest' | 'lowest',
    ) => needs.writeScore({ gameId, roomId: 'a', sequence: 1, userId, leaderboard, score, order });
    await write(one, ada.user.id, 5, 'coins', 'highest');
    await write(one, ada.user.id, 3, 'coins', 'highest');
    await write(one, bob.user.id, 4, 'coins', 'highest');
    await write(two, bob.user.id, 9, 'coins', 'highest');
    await Promise.all([12, 8, 10].map((score) => write(one, ada.user.id, score, 'laps', 'lowest')));
    await write(one, bob.user.id, 7, 'laps', 'lowest');
    const read = async (id: string, leaderboard: string, scope?: 'game' | 'world') => {
      const query = scope ? { scope } : {};
      const { data } = await server.client.api.readLeaderboard({ params: { id, leaderboard }, query });
      return data.map(({ place, name, score }) => [place, name, score]);
    };
    const [adaName, bobName] = [ada.user.username, bob.user.username];
    expect(await read(one, 'coins')).toEqual([
      [1, adaName, 5],
      [2, bobName, 4],
    ]);
    expect(await read(one, 'laps')).toEqual([
      [1, bobName, 7],
      [2, adaName, 8],
    ]);
    expect(await read(two, 'coins')).toEqual([[1, bobName, 9]]);
    expect(await read(one, 'coins', 'world')).toEqual([
      [1, bobName, 9],
      [2, adaName, 5],
    ]);
    expect(await read(await addMap(), 'coins', 'world')).toEqual([]);
    expect(await read(one, 'nothing')).toEqual([]);
  });

  it('share a place on equal scores, and are not moved by what is no score', async () => {
    const gameId = await addMap();
    const scores = [3, 3, 2, NaN, Infinity];
    for (const score of scores)
      await needs.writeScore({
        gameId,
        roomId: 'a',
        sequence: 1,
        userId: await addPlayer(),
        leaderboard: 'best',
        score,
        order: 'highest',
      });
    const { data } = await server.client.api.readLeaderboard({ params: { id: gameId, leaderboard: 'best' } });
    expect(data.map(({ place, score }) => [place, score])).toEqual([
      [1, 3],
      [1, 3],
      [3, 2],
    ]);
    expect(
      await server.services.db.select().from(leaderboardScores).where(eq(leaderboardScores.ownerId, gameId)),
    ).toHaveLength(3);
  });
});

describe('what rooms report', () => {
  it('counts plays for the game and for the day', async () => {
    const gameId = await addMap();
    await Promise.all([
      needs.reportPlays(gameId, 3),
      needs.reportPlays(gameId, 2),
      needs.reportPlays(gameId, -4),
    ]);
    server.clock.advance(24 * 3_600_000);
    await needs.reportPlays(gameId, 1);
    const { db } = server.services;
    const [game] = await db.select().from(games).where(eq(games.id, gameId));
    expect(game?.plays).toBe(6);
    const days = await db.query.gamePlays.findMany({
      where: (table, { eq: is }) => is(table.gameId, gameId),
    });
    expect(days.map(({ plays }) => plays).toSorted()).toEqual([1, 5]);
  });

  it('keeps the newest problems of a game, each once with how often it came', async () => {
    const gameId = await addMap();
    const report = (place: string, text: string) =>
      needs.reportProblem({
        gameId,
        release: 1,
        roomId: 'a',
        level: 'error',
        id: 'rule-stopped',
        place,
        text,
      });
    for (let times = 0; times < 3; times += 1) await report('rules[0]', `stopped ${times}\0`);
    const first = await server.services.db.select().from(roomProblems).where(eq(roomProblems.gameId, gameId));
    expect(first).toMatchObject([{ times: 3, text: 'stopped 2', place: 'rules[0]' }]);
    for (let place = 1; place < 230; place += 1) {
      server.clock.advance(SECOND);
      await report(`rules[${place}]`, 'x'.repeat(5000));
    }
    const kept = await server.services.db.select().from(roomProblems).where(eq(roomProblems.gameId, gameId));
    expect(kept).toHaveLength(200);
    const places = kept.map(({ place }) => place);
    expect(places).toContain('rules[229]');
    expect(places).not.toContain('rules[0]');
    expect(Math.max(...kept.map(({ text }) => text.length))).toBe(1000);
  });
});
