import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { createJournalWriter } from './createJournalWriter.ts';
import type { JournalEntry, JournalStore } from './JournalStore.ts';
import { createTestStart } from './testing/createTestStart.ts';

function createMemoryStore() {
  const writes: (readonly JournalEntry[])[] = [];
  const removed: string[] = [];
  const state = { isFull: false };
  const store: JournalStore = {
    async write(entries) {
      if (state.isFull) throw new Error('no space left');
      writes.push(entries);
    },
    list: async () => [],
    read: async () => null,
    release: async () => undefined,
    remove: async (roomId) => void removed.push(roomId),
    close: async () => undefined,
  };
  return { store, state, writes, removed };
}

describe('writing journals', () => {
  it('[OP-40:part] stores the records of all rooms at once, in order', async () => {
    const { store, writes } = createMemoryStore();
    const writer = createJournalWriter(store, pino({ level: 'silent' }));
    const [start, next] = [createTestStart(), createTestStart({ tick: 2 })];
    const stored = [writer.add('a', [start]), writer.add('b', [start]), writer.add('a', [next])];
    expect(writes).toEqual([]);
    await Promise.all(stored);
    expect(writes).toEqual([
      [
        { roomId: 'a', records: [start, next] },
        { roomId: 'b', records: [start] },
      ],
    ]);
  });

  it('[OP-40:part] goes on when nothing can be stored, and says so once', async () => {
    const { store, state, writes } = createMemoryStore();
    const log = pino({ level: 'silent' });
    const errors = vi.spyOn(log, 'error');
    const writer = createJournalWriter(store, log);
    state.isFull = true;
    await writer.add('a', [createTestStart()]);
    await writer.add('a', [createTestStart()]);
    expect(errors).toHaveBeenCalledTimes(1);
    state.isFull = false;
    await writer.add('a', [createTestStart()]);
    expect(writes).toHaveLength(1);
  });

  it('[OP-40:part] removes a journal after what was written to it, and drops what waits', async () => {
    const { store, writes, removed } = createMemoryStore();
    const writer = createJournalWriter(store, pino({ level: 'silent' }));
    await writer.add('a', [createTestStart()]);
    void writer.add('a', [createTestStart({ tick: 2 })]);
    await writer.remove('a');
    await writer.close();
    expect(writes.flat()).toHaveLength(1);
    expect(removed).toEqual(['a']);
  });
});
