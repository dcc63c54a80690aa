import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLogger } from '../../process/createLogger.ts';
import { createRoomThreads, type RoomThreads } from './createRoomThreads.ts';
import type { EngineWorker } from './EngineWorker.ts';

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

const listener = { onReport: () => undefined, fail: () => undefined };
let folder: string;
let engine: EngineWorker;
let threads: RoomThreads;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'playloom-threads-'));
  const file = join(folder, 'worker.mjs');
  writeFileSync(file, WORKER);
  engine = { version: '0.1.0.0', file, wasmFile: '', protocol: 1 };
  threads = createRoomThreads(createLogger('silent'));
});
afterEach(() => {
  threads.close();
  rmSync(folder, { recursive: true });
});

it('[OP-44:part] places a room in the thread that was prepared for it, once', async () => {
  const plan = { engine, hasScripts: false, document: '{}' };
  const forget = await threads.prepare('room', plan);
  expect(threads.count()).toBe(1);
  const thread = threads.place('room', { ...plan, listener });
  expect(threads.count()).toBe(1);
  forget();
  expect([...thread.rooms.keys()]).toEqual(['room']);
  threads.place('room', { ...plan, listener });
  expect(threads.count()).toBe(2);
});

it('[OP-44:part] forgets a thread that was prepared for a room that does not come', async () => {
  const forget = await threads.prepare('room', { engine, hasScripts: true, document: '{}' });
  const before = threads.count();
  forget();
  expect(threads.count()).toBe(before - 1);
  await expect(threads.prepare('room', { engine, hasScripts: true, document: 'broken' })).rejects.toThrow(
    'broken',
  );
});

it('[OP-43:part] has threads ready for rooms that come back', async () => {
  threads.startSpares({ engine, readGames: async () => ['{}'] });
  await expect.poll(() => threads.count()).toBe(2);
  for (const hasScripts of [true, false]) threads.place(String(hasScripts), { engine, hasScripts, listener });
  expect(threads.count()).toBe(2);
});

it('[OP-43:part] lets a spare thread play the games that are being played', async () => {
  const played = join(folder, 'played');
  threads.startSpares({ engine, readGames: async () => [`append ${played}`] });
  await expect.poll(() => existsSync(played) && readFileSync(played, 'utf8')).toBe('xx');
});

it('[OP-43:part] has spare threads although the games can’t be read', async () => {
  threads.startSpares({ engine, readGames: () => Promise.reject(new Error('no answer')) });
  await expect.poll(() => threads.count()).toBe(2);
});

it('[OP-43:part] places a room for which players wait in a thread that runs already', () => {
  const first = threads.place('first', { engine, hasScripts: false, listener });
  expect(threads.place('urgent', { engine, hasScripts: false, isUrgent: true, listener })).toBe(first);
  expect(threads.place('new', { engine, hasScripts: false, listener })).not.toBe(first);
});
