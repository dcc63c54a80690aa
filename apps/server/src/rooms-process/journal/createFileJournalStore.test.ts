import { appendFile, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileJournalStore } from './createFileJournalStore.ts';
import { createTestStart } from './testing/createTestStart.ts';
import type { JournalRecord } from './JournalRecord.ts';
import type { JournalStore } from './JournalStore.ts';

const step = (tick: number): JournalRecord => ({
  kind: 'step',
  tick,
  inputs: { row: Uint8Array.of(1, 2, tick), others: null },
  seats: null,
});

describe('journals in files', () => {
  let folder = '';
  let store: JournalStore;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'playloom-journals-'));
    store = await createFileJournalStore(folder);
  });
  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  /** Another process that opens the same folder. */
  const reopen = () => createFileJournalStore(folder);

  it('[OP-40:part] are read by another process, in order', async () => {
    const start = createTestStart({ keyframe: Uint8Array.of(7, 8, 9), tick: 200 });
    await store.write([{ roomId: 'a', records: [start, step(202)] }]);
    await store.write([
      { roomId: 'a', records: [step(204)] },
      { roomId: 'b', records: [createTestStart({ tick: 5 })] },
    ]);
    const other = await reopen();
    expect((await other.list()).map(({ roomId }) => roomId).sort()).toEqual(['a', 'b']);
    expect(await other.read('a')).toEqual([start, step(202), step(204)]);
    expect(await other.read('nobody')).toBeNull();
  });

  it('[OP-40:part] begin again with each start, in one file per room', async () => {
    for (const tick of [0, 200, 400])
      await store.write([{ roomId: 'a', records: [createTestStart({ tick }), step(tick + 2)] }]);
    expect(await readdir(folder)).toEqual(['a.3.journal']);
    expect(await (await reopen()).read('a')).toEqual([createTestStart({ tick: 400 }), step(402)]);
  });

  it('[OP-40:part] end at a record that was not written completely', async () => {
    await store.write([{ roomId: 'a', records: [createTestStart(), step(2)] }]);
    await store.close();
    await appendFile(join(folder, 'a.1.journal'), Buffer.from([200, 0, 0, 0, 1, 2, 3, 4, 5]));
    expect(await (await reopen()).read('a')).toEqual([createTestStart(), step(2)]);
  });

  it('[OP-40:part] are read from the older file if the newer one is damaged', async () => {
    await store.write([{ roomId: 'a', records: [createTestStart(), step(2)] }]);
    await writeFile(join(folder, 'a.2.journal'), 'damaged');
    expect(await (await reopen()).read('a')).toEqual([createTestStart(), step(2)]);
  });

  it('[OP-40:part] disappear with their room, and tell their age', async () => {
    await store.write([{ roomId: 'a', records: [createTestStart()] }]);
    await store.write([{ roomId: 'b', records: [createTestStart()] }]);
    await store.remove('a');
    expect(await readdir(folder)).toEqual(['b.1.journal']);
    const old = new Date(Date.now() - 11 * 60_000);
    await utimes(join(folder, 'b.1.journal'), old, old);
    const [journal] = await (await reopen()).list();
    expect(Math.round(journal!.ageMs / 60_000)).toBe(11);
  });

  it('[OP-40:part] stay when they are left to another process', async () => {
    await store.write([{ roomId: 'a', records: [createTestStart(), step(2)] }]);
    await store.release('a');
    expect(await (await reopen()).read('a')).toEqual([createTestStart(), step(2)]);
  });

  it.skipIf(process.platform === 'win32')(
    '[T26:part] can be read by the user of the server only',
    async () => {
      const journals = join(folder, 'journals');
      const own = await createFileJournalStore(journals);
      await own.write([{ roomId: 'a', records: [createTestStart()] }]);
      expect((await stat(journals)).mode & 0o777).toBe(0o700);
      expect((await stat(join(journals, 'a.1.journal'))).mode & 0o777).toBe(0o600);
      await own.close();
    },
  );

  it('[OP-40:part] ignore what is written to a room that has ended', async () => {
    await store.write([{ roomId: 'a', records: [createTestStart()] }]);
    await store.remove('a');
    await store.write([{ roomId: 'a', records: [step(2)] }]);
    expect(await readdir(folder)).toEqual([]);
  });
});
