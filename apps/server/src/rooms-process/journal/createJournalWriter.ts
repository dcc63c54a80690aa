import type { Logger } from 'pino';
import type { JournalEntry, JournalStore } from './JournalStore.ts';
import type { JournalRecord } from './JournalRecord.ts';

/**
 * How long records wait for those of other rooms, so that all are written at once. With the time between two reports
 * of a room, this is what a crash can undo: at most 100 milliseconds of play.
 */
export const WRITE_EVERY_MS = 50;

/** Writes the journals of all rooms of a process. */
export interface JournalWriter {
  /** Adds records. The promise resolves when they are stored, and never rejects. */
  add(roomId: string, records: readonly JournalRecord[]): Promise<void>;
  /** Stores what was added to a journal and leaves it to another process. */
  release(roomId: string): Promise<void>;
  /** Removes a journal, after everything that was added to it. */
  remove(roomId: string): Promise<void>;
  close(): Promise<void>;
}

interface Writing {
  readonly store: JournalStore;
  readonly log: Logger;
  waiting: Map<string, JournalRecord[]>;
  /** Settles with the next write. */
  next: PromiseWithResolvers<void>;
  timer: NodeJS.Timeout | undefined;
  /** The last write or removal. They run one after another. */
  tail: Promise<void>;
  isFailing: boolean;
}

export function createJournalWriter(store: JournalStore, log: Logger): JournalWriter {
  const writing: Writing = {
    store,
    log,
    waiting: new Map(),
    next: Promise.withResolvers(),
    timer: undefined,
    tail: Promise.resolve(),
    isFailing: false,
  };
  return {
    add(roomId, records) {
      const waiting = writing.waiting.get(roomId);
      if (waiting === undefined) writing.waiting.set(roomId, [...records]);
      else waiting.push(...records);
      writing.timer ??= setTimeout(() => flush(writing), WRITE_EVERY_MS);
      return writing.next.promise;
    },
    async release(roomId) {
      if (writing.waiting.has(roomId)) flush(writing);
      writing.tail = writing.tail.then(() => attempt(writing, () => store.release(roomId)));
      await writing.tail;
    },
    async remove(roomId) {
      writing.waiting.delete(roomId);
      writing.tail = writing.tail.then(() => attempt(writing, () => store.remove(roomId)));
      await writing.tail;
    },
    async close() {
      flush(writing);
      await writing.tail;
      await store.close();
    },
  };
}

function flush(writing: Writing): void {
  clearTimeout(writing.timer);
  writing.timer = undefined;
  const entries: JournalEntry[] = [...writing.waiting].map(([roomId, records]) => ({ roomId, records }));
  const { next } = writing;
  writing.waiting = new Map();
  writing.next = Promise.withResolvers();
  writing.tail = writing.tail.then(() => attempt(writing, () => writing.store.write(entries)));
  void writing.tail.then(next.resolve);
}

/**
 * If journals can't be written, for example because the disk is full, games go on without them. That is logged once,
 * and again when it works.
 */
async function attempt(writing: Writing, task: () => Promise<void>): Promise<void> {
  try {
    await task();
    if (writing.isFailing) writing.log.info('the journals of rooms are written again');
    writing.isFailing = false;
  } catch (error) {
    if (!writing.isFailing) writing.log.error({ err: error }, 'the journals of rooms can’t be written');
    writing.isFailing = true;
  }
}
