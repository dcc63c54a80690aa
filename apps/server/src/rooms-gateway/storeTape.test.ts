import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFolderStore } from '../object-store/createFolderStore.ts';
import { storeTape } from './storeTape.ts';

let dataDir: string;
let now = Date.UTC(2026, 0, 1);
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'playloom-tapes-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const dependencies = (): Parameters<typeof storeTape>[0] => ({
  objects: createFolderStore(dataDir),
  clock: { now: () => new Date((now += 1000)) },
  rooms: { readTape: async (roomId) => (roomId === 'gone' ? null : new TextEncoder().encode(roomId)) },
});

it('writes the recording of the room', async () => {
  const file = await storeTape(dependencies(), 'room-1');
  expect(await readFile(file!, 'utf8')).toBe('room-1');
});

it('keeps the newest twenty', async () => {
  for (let count = 0; count < 25; count += 1) await storeTape(dependencies(), `room-${count}`);
  const names = await readdir(join(dataDir, 'tapes'));
  expect(names).toHaveLength(20);
  expect(names.some((name) => name.endsWith('_room-4.tape'))).toBe(false);
  expect(names.some((name) => name.endsWith('_room-24.tape'))).toBe(true);
});

it.each(['gone', '../secret', 'a/b', ''])('writes nothing for %j', async (roomId) => {
  expect(await storeTape(dependencies(), roomId)).toBeNull();
  await expect(readdir(join(dataDir, 'tapes'))).rejects.toThrow('ENOENT');
});
