import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJournalWriter, type JournalSource } from './createJournalWriter.ts';
import type { JournalRecord } from './JournalRecord.ts';
import type { JournalEntry, JournalStore, WriteRefusal } from './JournalStore.ts';
import { createTestStart } from './testing/createTestStart.ts';

function createMemoryStore() {
  const writes: (readonly JournalEntry[])[] = [];
  const removed: string[] = [];
  const state = { isFull: false, refused: new Map<string, WriteRefusal>() };
  const store: JournalStore = {
    bytesWritten: 0,
    async write(entries) {
      if (state.isFull) throw new Error('no space left');
      writes.push(entries);
      const { refused } = state;
      state.refused = new Map();
      return refused;
    },
    list: async () => [],
    claim: async () => true,
    has: async () => false,
    read: async () => null,
    release: async () => undefined,
    remove: async (roomId) => void removed.push(roomId),
    close: async () => undefined,
  };
  return { store, state, writes, removed };
}

/** A room with these records so far. */
function createSource(...records: JournalRecord[]) {
  const onTaken = vi.fn<() => void>();
  const source: JournalSource = { describe: () => [...records], onTaken };
  return { source, records, onTaken };
}

function createStep(tick: number): JournalRecord {
  return { kind: 'step', tick, inputs: null, seats: null };
}

describe('writing journals', () => {
  const log = pino({ level: 'silent' });
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function settle<T>(work: Promise<T>): Promise<T> {
    await vi.advanceTimersByTimeAsync(1_000);
    return work;
  }

  it('[OP-40:part] stores the records of all rooms at once, in order', async () => {
    const { store, writes } = createMemoryStore();
    const writer = createJournalWriter(store, log);
    const start = createTestStart();
    await settle(
      Promise.all([
        writer.open('a', createSource(start).source),
        writer.open('b', createSource(start).source),
      ]),
    );
    const added = [writer.add('a', [createStep(1)]), writer.add('b', [createStep(5)])];
    await settle(Promise.all([...added, writer.add('a', [createStep(2)])]));
    expect(writes).toEqual([
      [
        { roomId: 'a', records: [start] },
        { roomId: 'b', records: [start] },
      ],
      [
        { roomId: 'a', records: [createStep(1), createStep(2)] },
        { roomId: 'b', records: [createStep(5)] },
      ],
    ]);
  });

  it('[OP-40:part] goes on when nothing can be stored, says so once, and then stores whole journals', async () => {
    const { store, state, writes } = createMemoryStore();
    const errors = vi.spyOn(log, 'error');
    const writer = createJournalWriter(store, log);
    const { source, records } = createSource(createTestStart());
    await settle(writer.open('a', source));
    state.isFull = true;
    for (const tick of [1, 2]) {
      records.push(createStep(tick));
      await settle(writer.add('a', [createStep(tick)]));
    }
    expect(errors).toHaveBeenCalledTimes(1);
    state.isFull = false;
    records.push(createStep(3));
    await settle(writer.add('a', [createStep(3)]));
    expect(writes.slice(1)).toEqual([[{ roomId: 'a', records }]]);
    await settle(writer.add('a', [createStep(4)]));
    expect(writes.at(-1)).toEqual([{ roomId: 'a', records: [createStep(4)] }]);
  });

  it('[OP-43:part] writes a journal again that the store has lost, each record once', async () => {
    const { store, state, writes } = createMemoryStore();
    const writer = createJournalWriter(store, log);
    const { source, records } = createSource(createTestStart());
    await settle(writer.open('a', source));
    state.refused.set('a', 'missing');
    records.push(createStep(1));
    await settle(writer.add('a', [createStep(1)]));
    // Added while the whole journal is about to be written.
    records.push(createStep(2));
    const second = writer.add('a', [createStep(2)]);
    await vi.advanceTimersToNextTimerAsync();
    await settle(second);
    expect(writes.at(-1)).toEqual([{ roomId: 'a', records }]);
    expect(writes).toHaveLength(3);
  });

  it('[OP-43:part] tells a room that another process continues it, and writes nothing more', async () => {
    const { store, state, writes } = createMemoryStore();
    const writer = createJournalWriter(store, log);
    const { source, onTaken } = createSource(createTestStart());
    await settle(writer.open('a', source));
    state.refused.set('a', 'taken');
    await settle(writer.add('a', [createStep(1)]));
    expect(onTaken).toHaveBeenCalledTimes(1);
    await settle(writer.add('a', [createStep(2)]));
    expect(writes).toHaveLength(2);
  });

  it('[OP-40:part] removes a journal after what was written to it, and drops what waits', async () => {
    const { store, writes, removed } = createMemoryStore();
    const writer = createJournalWriter(store, log);
    await settle(writer.open('a', createSource(createTestStart()).source));
    void writer.add('a', [createStep(2)]);
    await writer.remove('a');
    await writer.close();
    expect(writes.flat()).toHaveLength(1);
    expect(removed).toEqual(['a']);
  });
});
