import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@playloom/game-format';
import type { OpenedSavedData, PlatformCalls } from '@playloom/room-contract';
import { SECOND_MS } from '../../../process/clock.ts';
import { roomProblems, savedData, savedLeases, users } from '../../../storage/schema.ts';
import { addSignedInUser } from '../../../testing/addSignedInUser.ts';
import { addTestMap, addTestUser, addTestWorld } from '../../../testing/addTestWorld.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createUniqueUsername } from '../../../testing/createUniqueUsername.ts';
import { createPlatformCalls } from '../../../app/createPlatformCalls.ts';
import { LEASE_MS } from './savedLimits.ts';

let server: TestServer;
let platform: PlatformCalls;
beforeAll(async () => {
  server = await createTestServer();
  platform = createPlatformCalls(server.services);
});
afterAll(() => server.close());

async function open(gameId: string, userId: string, roomId: string): Promise<OpenedSavedData> {
  const opened = await platform.openSaved({ gameId, userId, roomId });
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

describe('[EG-10] saved data', () => {
  it('stores set, added and deleted values, for the game and for its world', async () => {
    const [gameId, userId] = [await addTestMap(server), await addTestUser(server)];
    const { lease, saved } = await open(gameId, userId, 'a');
    expect(saved).toEqual({ game: {}, world: {} });
    const first = [set('hat', { kind: 'top', sizes: [1, 2] }), add('coins', 5), set('gone', 1)];
    expect(await platform.writeSaved({ lease, sequence: 1, changes: first })).toBe('written');
    const second = [add('coins', -2), remove('gone'), add('hat', 1), set('flag', 'ru\0by \ud800', 'world')];
    expect(await platform.writeSaved({ lease, sequence: 2, changes: second })).toBe('written');
    await platform.closeSaved(lease);
    const again = await open(gameId, userId, 'b');
    expect(again.saved).toEqual({ game: { hat: 1, coins: 3 }, world: { flag: 'ru\0by \ud800' } });
    expect((await open(gameId, await addTestUser(server), 'b')).saved).toEqual({ game: {}, world: {} });
  });

  it('writes a sequence once, however often it is sent', async () => {
    const [gameId, userId] = [await addTestMap(server), await addTestUser(server)];
    const { lease } = await open(gameId, userId, 'a');
    const send = (sequence: number) => platform.writeSaved({ lease, sequence, changes: [add('coins', 1)] });
    expect(await Promise.all([send(1), send(1), send(1)])).toEqual(['written', 'written', 'written']);
    expect(await send(7)).toBe('written');
    expect(await send(7)).toBe('written');
    expect(await send(6)).toBe('written');
    await platform.closeSaved(lease);
    expect((await open(gameId, userId, 'b')).saved.game).toEqual({ coins: 2 });
    expect(await send(8)).toBe('lease-lost');
  });

  it('counts its versions', async () => {
    const [gameId, userId] = [await addTestMap(server), await addTestUser(server)];
    const { lease } = await open(gameId, userId, 'a');
    for (const sequence of [1, 2, 3])
      await platform.writeSaved({ lease, sequence, changes: [add('coins', 1)] });
    const rows = await server.services.db.select().from(savedData).where(eq(savedData.userId, userId));
    expect(rows.map(({ version, values }) => [version, values])).toEqual([[3, '{"coins":3}']]);
  });

  it('lets one room write at a time, in all maps of a world', async () => {
    const world = await addTestWorld(server);
    const [one, two, elsewhere] = [
      await addTestMap(server, world),
      await addTestMap(server, world),
      await addTestMap(server),
    ];
    const userId = await addTestUser(server);
    const { lease } = await open(one, userId, 'a');
    expect(await platform.openSaved({ gameId: one, userId, roomId: 'b' })).toBeNull();
    expect(await platform.openSaved({ gameId: two, userId, roomId: 'c' })).toBeNull();
    expect(await platform.openSaved({ gameId: elsewhere, userId, roomId: 'd' })).not.toBeNull();
    await platform.closeSaved(lease);
    expect(await platform.openSaved({ gameId: two, userId, roomId: 'c' })).not.toBeNull();
    const racers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        platform.openSaved({ gameId: elsewhere, userId, roomId: `r${index}` }),
      ),
    );
    expect(racers.filter((opened) => opened !== null)).toEqual([]);
  });

  it('[OP-95:part] a room that comes back from an old journal saves again, and repeats nothing', async () => {
    const [gameId, userId] = [await addTestMap(server), await addTestUser(server)];
    const { lease } = await open(gameId, userId, 'a');
    const send = (held: string, sequence: number) =>
      platform.writeSaved({ lease: held, sequence, changes: [add('coins', 1)] });
    for (const sequence of [1, 2, 3, 4, 5]) await send(lease, sequence);
    const ask = (held: string, sequence: number) =>
      platform.continueSaved({ lease: held, userId, roomId: 'a', sequence });
    expect([await ask(lease, 9), await ask(lease, 5)]).toEqual(['current', 'current']);
    // Its journal ends after the third write, and it repeats that one.
    expect(await ask(lease, 3)).toBe('outdated');
    const again = await platform.openSaved({ gameId, userId, roomId: 'a', sequence: 3 });
    expect(again?.saved.game).toEqual({ coins: 5 });
    await send(again!.lease, 3);
    for (const sequence of [4, 5]) await send(again!.lease, sequence);
    // The same once more: nothing could be stored meanwhile, not even the new lease.
    expect(await ask(lease, 3)).toBe('outdated');
    const last = await platform.openSaved({ gameId, userId, roomId: 'a', sequence: 3 });
    expect(last?.saved.game).toEqual({ coins: 7 });
    for (const sequence of [2, 3, 4]) await send(last!.lease, sequence);
    await platform.closeSaved(last!.lease);
    expect((await open(gameId, userId, 'b')).saved.game).toEqual({ coins: 8 });
    expect(await ask(last!.lease, 9)).toBe('lost');
  });

  it('[OP-95:part] a room that opens the data again repeats no write under the new lease', async () => {
    const [gameId, userId] = [await addTestMap(server), await addTestUser(server)];
    const { lease: old } = await open(gameId, userId, 'a');
    await platform.writeSaved({ lease: old, sequence: 7, changes: [add('coins', 1)] });
    const again = await platform.openSaved({ gameId, userId, roomId: 'a', sequence: 8 });
    for (const sequence of [7, 8])
      await platform.writeSaved({ lease: again!.lease, sequence, changes: [add('coins', 1)] });
    await platform.closeSaved(again!.lease);
    expect((await open(gameId, userId, 'b')).saved.game).toEqual({ coins: 2 });
  });

  it('gives a new lease to the same room, and rejects the old one', async () => {
    const [gameId, userId] = [await addTestMap(server), await addTestUser(server)];
    const { lease: old } = await open(gameId, userId, 'a');
    const { lease } = await open(gameId, userId, 'a');
    expect(await platform.renewLeases([old, lease, 'no id'])).toEqual([old, 'no id']);
    expect(await platform.writeSaved({ lease: old, sequence: 1, changes: [add('coins', 1)] })).toBe(
      'lease-lost',
    );
    expect(await platform.writeSaved({ lease, sequence: 1, changes: [add('coins', 1)] })).toBe('written');
  });

  it('ends the lease of a crashed room within 30 seconds, and not that of a running one', async () => {
    const [gameId, userId] = [await addTestMap(server), await addTestUser(server)];
    const { lease } = await open(gameId, userId, 'a');
    expect(LEASE_MS).toBeLessThanOrEqual(30 * SECOND_MS);
    server.clock.advance(LEASE_MS - 1);
    expect(await platform.openSaved({ gameId, userId, roomId: 'b' })).toBeNull();
    expect(await platform.renewLeases([lease])).toEqual([]);
    server.clock.advance(LEASE_MS - 1);
    expect(await platform.openSaved({ gameId, userId, roomId: 'b' })).toBeNull();
    server.clock.advance(1);
    expect(await platform.openSaved({ gameId, userId, roomId: 'b' })).not.toBeNull();
    expect(await platform.renewLeases([lease])).toEqual([lease]);
    expect(await platform.writeSaved({ lease, sequence: 1, changes: [add('coins', 1)] })).toBe('lease-lost');
    await platform.closeSaved(lease);
    expect(await platform.openSaved({ gameId, userId, roomId: 'c' })).toBeNull();
  });

  it('accepts a late write of a room whose lease no other room took', async () => {
    const [gameId, userId] = [await addTestMap(server), await addTestUser(server)];
    const { lease } = await open(gameId, userId, 'a');
    server.clock.advance(LEASE_MS * 3);
    expect(await platform.writeSaved({ lease, sequence: 1, changes: [add('coins', 1)] })).toBe('written');
    expect(await platform.openSaved({ gameId, userId, roomId: 'b' })).toBeNull();
  });

  it('[T14:part] rejects invalid values, stores the rest, and notifies the creator', async () => {
    const [gameId, userId] = [await addTestMap(server), await addTestUser(server)];
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
    expect(await platform.writeSaved({ lease, sequence: 1, changes: [...bad, set('good', 1)] })).toBe(
      'written',
    );
    await platform.closeSaved(lease);
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

  it('limits how much a player can save, and allows it to shrink', async () => {
    const [gameId, userId] = [await addTestMap(server), await addTestUser(server)];
    const { lease } = await open(gameId, userId, 'a');
    const many = Array.from({ length: limits.SAVED_VALUES_MAX + 5 }, (_, index) => set(`key${index}`, index));
    await platform.writeSaved({ lease, sequence: 1, changes: many });
    await platform.writeSaved({ lease, sequence: 2, changes: [remove('key0'), set('late', 1)] });
    const large = Array.from({ length: 60 }, (_, index) => set(`large${index}`, 'x'.repeat(16_000), 'world'));
    await platform.writeSaved({ lease, sequence: 3, changes: large });
    await platform.closeSaved(lease);
    const { saved } = await open(gameId, userId, 'b');
    expect(Object.keys(saved.game)).toHaveLength(limits.SAVED_VALUES_MAX);
    expect(saved.game['late']).toBe(1);
    expect(Object.keys(saved.world).length).toBeGreaterThan(30);
    expect(JSON.stringify(saved.world).length).toBeLessThan(513 * 1024);
    const problems = await server.services.db
      .select()
      .from(roomProblems)
      .where(eq(roomProblems.gameId, gameId));
    expect(new Set(problems.map(({ problemId }) => problemId))).toEqual(new Set(['saved-data-full']));
  });

  it('is deleted with the account of the player', async () => {
    const { db } = server.services;
    const gameId = await addTestMap(server);
    const { user } = await addSignedInUser(server, createUniqueUsername());
    const { lease } = await open(gameId, user.id, 'a');
    await platform.writeSaved({ lease, sequence: 1, changes: [set('a', 1)] });
    await db.delete(users).where(eq(users.id, user.id));
    expect(await db.select().from(savedData).where(eq(savedData.userId, user.id))).toEqual([]);
    expect(await db.select().from(savedLeases).where(eq(savedLeases.userId, user.id))).toEqual([]);
  });
});
