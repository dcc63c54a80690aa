import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLogger } from '../../process/createLogger.ts';
import { createRoomThreads, type RoomThreads } from './createRoomThreads.ts';
import type { EngineWorker } from './EngineWorker.ts';
import type { RoomThread } from './startRoomThread.ts';

/** Code of a thread that answers trials. */
const WORKER = `
import { appendFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ kind, room, document }) => {
  if (document.startsWith('append ')) appendFileSync(document.slice(7), 'x');
  if (document === 'broken') throw new Error('broken');
  if (kind === 'rehearse') parentPort.postMessage({ kind: 'rehearsed', room, problems: [] });
});
`;

const SHARED = { gameId: 'game', hasScripts: false, document: '{}' };
const listener = { onReport: () => undefined, fail: () => undefined, giveAway: () => undefined };
let folder: string;
let engine: EngineWorker;
let threads: RoomThreads;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'playloom-threads-'));
  const file = join(folder, 'worker.mjs');
  writeFileSync(file, WORKER);
  engine = { version: '0.1.0.0', file, wasmFile: '', protocol: 1, showsCurrent: true };
  threads = createRoomThreads(createLogger('silent'), { measureEveryMs: 50, emptyMs: 20 });
});
afterEach(() => {
  threads.close();
  rmSync(folder, { recursive: true });
});

/** More rooms than a thread gets, with the load that is guessed for each. */
const CROWD = Array.from({ length: 20 }, (_, index) => `crowd ${index}`);

it('[OP-44:part] places a room in the thread that was prepared for it, once', async () => {
  const plan = { engine, gameId: null, hasScripts: false, document: '{}' };
  const forget = await threads.prepare('room', plan);
  expect(threads.count()).toBe(1);
  const thread = threads.place('room', { ...plan, listener });
  expect(threads.count()).toBe(1);
  forget();
  expect([...thread.rooms.keys()]).toEqual(['room']);
  threads.place('room', { ...plan, listener });
  expect(threads.count()).toBe(2);
});

it('[OP-44:part] leaves a room alone that runs in the thread that is prepared for it again', async () => {
  const plan = { ...SHARED, engine };
  const first = await threads.prepare('room', plan);
  const thread = threads.place('room', { ...plan, listener });
  const second = await threads.prepare('room', plan);
  first();
  second();
  expect([...thread.rooms]).toEqual([['room', listener]]);
  expect(threads.count()).toBe(1);
});

it('[OP-44:part] forgets a thread that was prepared for a room that does not come', async () => {
  const plan = { engine, gameId: null, hasScripts: true };
  const forget = await threads.prepare('room', { ...plan, document: '{}' });
  const before = threads.count();
  forget();
  expect(threads.count()).toBe(before - 1);
  await expect(threads.prepare('room', { ...plan, document: 'broken' })).rejects.toThrow('broken');
});

it('[OP-43:part] has a thread ready for a room that comes back', async () => {
  const ready = threads.startSpare({ engine, readGames: async () => ['{}'] });
  expect(threads.hasSpare()).toBe(false);
  await ready;
  expect(threads.hasSpare()).toBe(true);
  threads.place('room', { ...SHARED, engine, listener });
  expect(threads.count()).toBe(1);
  expect(threads.hasSpare()).toBe(false);
});

it('[OP-43:part] lets a spare thread play the games that are being played', async () => {
  const played = join(folder, 'played');
  await threads.startSpare({ engine, readGames: async () => [`append ${played}`] });
  expect(existsSync(played) && readFileSync(played, 'utf8')).toBe('x');
});

it('[OP-43:part] has a spare thread although the games can’t be read', async () => {
  await threads.startSpare({ engine, readGames: () => Promise.reject(new Error('no answer')) });
  expect(threads.hasSpare()).toBe(true);
});

it('[OP-43:part] places a room for which players wait in a thread that runs already, even if it is full', () => {
  const first = threads.place('first', { ...SHARED, engine, listener });
  first.load = 1;
  expect(threads.place('urgent', { ...SHARED, engine, isUrgent: true, listener })).toBe(first);
  expect(threads.place('new', { ...SHARED, engine, listener })).not.toBe(first);
});

it('[OP-43:part] places a room for which players wait in a warm thread, even if another one has less to do', () => {
  const [cold, warm] = ['cold', 'warm'].map((room) => {
    const thread = threads.place(room, { ...SHARED, engine, listener });
    thread.load = 1;
    return thread;
  });
  Object.assign(cold!, { load: 0.1 });
  Object.assign(warm!, { load: 0.2, isWarm: true });
  expect(threads.place('urgent', { ...SHARED, engine, isUrgent: true, listener })).toBe(warm);
  expect(threads.place('new', { ...SHARED, engine, listener })).toBe(cold);
});

it('[OP-43:part] places a room for which players wait in the thread that has played its game, even if it is the spare', async () => {
  const games = ['one', 'two'];
  await threads.startSpare({ engine, readGames: async () => games });
  const first = threads.place('first', { ...SHARED, engine, document: 'one', listener });
  const other = threads.place('other', { ...SHARED, engine, document: 'three', isHeavy: true, listener });
  expect(other).not.toBe(first);
  Object.assign(other, { isPrivate: false, isWarm: true, load: 0 });
  const urgent = (room: string, document: string): RoomThread =>
    threads.place(room, { ...SHARED, engine, document, isUrgent: true, listener });
  expect(urgent('same', 'one')).toBe(first);
  await threads.startSpare({ engine, readGames: async () => ['four'] });
  expect(urgent('unknown', 'five')).toBe(other);
  expect(threads.hasSpare()).toBe(true);
  expect([first, other]).not.toContain(urgent('known by the spare', 'four'));
  expect(threads.hasSpare()).toBe(false);
});

it('[OP-43:part] does not count on games that a thread has not played for long', () => {
  const thread = threads.place('first', { ...SHARED, engine, listener });
  const destination = { thread, load: 0 };
  const played = Array.from({ length: 20 }, (_, game) => `game ${game}`);
  for (const document of played)
    threads.place(`room of ${document}`, { ...SHARED, engine, document, destination, listener });
  expect([...thread.games]).toEqual(played.slice(-thread.games.size));
  expect(thread.games.size).toBeLessThan(played.length);
});

it('[OP-43:part] does not place all rooms for which players wait in the only warm thread', () => {
  const all = Array.from({ length: 3 * availableParallelism() }, (_, index) => {
    const thread = threads.place(`room ${index}`, { ...SHARED, engine, listener });
    thread.load = 1;
    return thread;
  });
  Object.assign(all[0]!, { load: 2, isWarm: true });
  expect(threads.place('urgent', { ...SHARED, engine, isUrgent: true, listener })).toBe(all[1]);
});

it('[OP-55] places rooms in the same thread until it is full, and then in another one, up to a limit', () => {
  const placed = CROWD.map((room) => threads.place(room, { ...SHARED, engine, listener }));
  const [first, next] = new Set(placed);
  expect(first!.rooms.size).toBeGreaterThan(2);
  expect(next!.rooms.size).toBeGreaterThan(2);
  first!.load = 0.1;
  expect(threads.place('light', { ...SHARED, engine, listener })).toBe(first);
  for (const room of [...CROWD, ...CROWD, ...CROWD])
    for (const thread of [threads.place(`more ${room}`, { ...SHARED, engine, listener })]) thread.load = 1;
  expect(threads.count()).toBeLessThanOrEqual(3 * availableParallelism());
});

it('[OP-55:part] ends a shared thread that stays without rooms', async () => {
  const thread = threads.place('room', { ...SHARED, engine, listener });
  threads.remove(thread, 'room');
  expect(threads.place('next', { ...SHARED, engine, listener })).toBe(thread);
  // Longer than a thread without rooms is kept: it has one again.
  await pause(60);
  expect(thread.isEnded).toBe(false);
  threads.remove(thread, 'next');
  await expect.poll(() => threads.count()).toBe(0);
  expect(thread.isEnded).toBe(true);
});

/** Long ago, so that the room counts with what it needs. */
function agePlaced({ placed }: RoomThread, room: string): void {
  placed.set(room, { ...placed.get(room)!, at: -Infinity });
}

it('[OP-55:part] measures how busy a thread is', async () => {
  const thread = threads.place('room', { ...SHARED, engine, listener });
  thread.load = 1;
  await expect.poll(() => thread.load).toBeLessThan(0.5);
});

it('[OP-55] asks the heaviest room of a crowded thread to leave it', async () => {
  const asked: string[] = [];
  const [thread] = ['light', 'heavy', 'middle'].map((room) =>
    threads.place(room, {
      ...SHARED,
      engine,
      listener: { ...listener, giveAway: () => void asked.push(room) },
    }),
  );
  for (const [room, ms] of [
    ['light', 20],
    ['heavy', 700],
    ['middle', 50],
  ] as const)
    thread!.busyMs.set(room, ms);
  thread!.readCpu = async () => performance.now();
  await expect.poll(() => asked).toContain('heavy');
  expect(new Set(asked)).toEqual(new Set(['heavy']));
  const own = threads.place('heavy', { ...SHARED, engine, isHeavy: true, listener });
  expect(own).not.toBe(thread);
});

it('[OP-55:part] lets a room that fills no thread alone leave a crowded one for another shared thread', async () => {
  const asked: unknown[] = [];
  const thread = threads.place('first', { ...SHARED, engine, listener });
  for (const room of ['second', 'third', 'fourth'])
    threads.place(room, {
      ...SHARED,
      engine,
      listener: { ...listener, giveAway: (to) => void asked.push([room, to]) },
    });
  for (const [room, ms] of [
    ['first', 200],
    ['second', 210],
    ['third', 220],
    ['fourth', 200],
  ] as const)
    thread.busyMs.set(room, ms);
  thread.readCpu = async () => performance.now();
  await expect.poll(() => asked).toContainEqual(['third', { thread: null, load: expect.any(Number) }]);
  const destination = { thread: null, load: 0.2 };
  expect(threads.place('third', { ...SHARED, engine, destination, listener }).isPrivate).toBe(false);
});

it('[OP-55:part] empties a thread whose rooms fit into another one, which has played their games before', async () => {
  threads.close();
  const times = { measureEveryMs: 20, emptyMs: 20, quietMs: 0, settleMs: 0 };
  threads = createRoomThreads(createLogger('silent'), times);
  const played = join(folder, 'played');
  const large = threads.place('large', { ...SHARED, engine, listener });
  large.load = 1;
  const small = threads.place('small', {
    ...SHARED,
    engine,
    document: `append ${played}`,
    listener: {
      ...listener,
      giveAway(destination) {
        expect(readFileSync(played, 'utf8')).toBe('x');
        threads.remove(small, 'small');
        threads.place('small', { ...SHARED, engine, destination, listener });
      },
    },
  });
  expect(small).not.toBe(large);
  for (const [thread, room, load] of [
    [large, 'large', 0.1],
    [small, 'small', 0],
  ] as const) {
    thread.readCpu = async () => performance.now() * load;
    thread.busyMs.set(room, 10);
    agePlaced(thread, room);
  }
  await expect.poll(() => small.isEnded).toBe(true);
  expect([...large.placed.keys()]).toEqual(['large', 'small']);
  expect(large.placed.get('small')!.hasMoved).toBe(true);
});

it('[OP-55:part] places a room that leaves a thread elsewhere if the other one has ended', () => {
  const ended = threads.place('gone', { ...SHARED, engine, listener });
  ended.end('closing');
  const destination = { thread: ended, load: 0.1 };
  expect(threads.place('room', { ...SHARED, engine, destination, listener })).not.toBe(ended);
});

it('[OP-55] knows which room made its thread hang, and keeps its game away from others', () => {
  const failures: string[] = [];
  const place = (room: string, gameId: string, wasStuck = false): RoomThread =>
    threads.place(room, {
      ...SHARED,
      engine,
      gameId,
      wasStuck,
      listener: {
        onReport: () => undefined,
        fail: (_reason, isSuspect) => void failures.push(`${room} ${isSuspect}`),
        giveAway: () => undefined,
      },
    });
  const thread = place('innocent', 'good');
  expect(place('guilty', 'bad')).toBe(thread);
  thread.readCurrent = () => 'guilty';
  thread.end('silent');
  expect(failures).toEqual(['innocent false', 'guilty true']);
  const shared = place('innocent', 'good');
  expect(place('guilty', 'bad', true)).not.toBe(shared);
  expect(place('another', 'bad')).not.toBe(shared);
  expect(place('third', 'good')).toBe(shared);
});

it('[OP-55:part] suspects all rooms of a thread that did not show which one it ran', () => {
  const suspects: boolean[] = [];
  const one = { ...listener, fail: (_: string, isSuspect: boolean) => void suspects.push(isSuspect) };
  const thread = threads.place('a', { ...SHARED, engine, listener: one });
  threads.place('b', { ...SHARED, engine, listener: one });
  thread.end('silent');
  expect(suspects).toEqual([true, true]);
});

it('[OP-55:part] gives a game with scripts its own thread if its engine does not show which room it runs', () => {
  const old = { ...engine, showsCurrent: false };
  const [a, b] = ['a', 'b'].map((room) =>
    threads.place(room, { ...SHARED, hasScripts: true, engine: old, listener }),
  );
  expect(a).not.toBe(b);
});
