import type { Logger } from 'pino';
import type { JournalStore, WriteRefusal } from './JournalStore.ts';
import type { JournalRecord } from './JournalRecord.ts';

/**
 * How long records wait for those of other rooms, so that all are written at once. With the time between two reports
 * of a room, this is what a crash can undo: at most 100 milliseconds of play.
 */
const WRITE_EVERY_MS = 50;
/** How often writing is tried while the store does not work. Each try writes whole journals. */
const RETRY_EVERY_MS = 1_000;

/** Writes the journals of all rooms of a process. */
export interface JournalWriter {
  /** Bytes since the start of this process. */
  readonly bytesWritten: number;
  /** Begins a journal. The promise resolves like that of `add`. */
  open(roomId: string, source: JournalSource): Promise<void>;
  /** Adds records. The promise resolves when they are stored or could not be stored, and never rejects. */
  add(roomId: string, records: readonly JournalRecord[]): Promise<void>;
  /** Stores what was added to a journal and leaves it to another process, or to that of `ownerId`. */
  release(roomId: string, ownerId?: string): Promise<void>;
  /** Removes a journal, after everything that was added to it. */
  remove(roomId: string): Promise<void>;
  /** Whether any process has a journal of the room. */
  has(roomId: string): Promise<boolean>;
  /** Leaves all journals to other processes. */
  close(): Promise<void>;
}

/** The room that a journal belongs to. */
export interface JournalSource {
  /** Describes the whole journal, beginning with a start, to write it again after something was lost. */
  describe(): readonly JournalRecord[];
  /** Called when another process continues the room. */
  onTaken(): void;
}

interface OpenJournal extends JournalSource {
  /** Whether the store has not everything that was added before. */
  isIncomplete: boolean;
}

interface Writing {
  readonly store: JournalStore;
  readonly log: Logger;
  readonly journals: Map<string, OpenJournal>;
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
    journals: new Map(),
    waiting: new Map(),
    next: Promise.withResolvers(),
    timer: undefined,
    tail: Promise.resolve(),
    isFailing: false,
  };
  return {
    get bytesWritten() {
      return store.bytesWritten;
    },
    open(roomId, { describe, onTaken }) {
      writing.journals.set(roomId, { describe, onTaken, isIncomplete: true });
      return add(writing, roomId, []);
    },
    add: (roomId, records) => add(writing, roomId, records),
    async release(roomId, ownerId) {
      if (writing.waiting.has(roomId)) flush(writing);
      await append(writing, () => store.release(roomId, ownerId));
      writing.journals.delete(roomId);
    },
    async remove(roomId) {
      writing.waiting.delete(roomId);
      writing.journals.delete(roomId);
      await append(writing, () => store.remove(roomId));
    },
    has: (roomId) => store.has(roomId).catch(() => false),
    async close() {
      flush(writing);
      await append(writing, () => store.close());
    },
  };
}

function add(writing: Writing, roomId: string, records: readonly JournalRecord[]): Promise<void> {
  const waiting = writing.waiting.get(roomId);
  if (waiting === undefined) writing.waiting.set(roomId, [...records]);
  else waiting.push(...records);
  const pauseMs = writing.isFailing ? RETRY_EVERY_MS : WRITE_EVERY_MS;
  writing.timer ??= setTimeout(() => flush(writing), pauseMs);
  return writing.next.promise;
}

function flush(writing: Writing): void {
  clearTimeout(writing.timer);
  writing.timer = undefined;
  const { next, waiting } = writing;
  writing.waiting = new Map();
  writing.next = Promise.withResolvers();
  void append(writing, () => write(writing, waiting)).then(next.resolve);
}

/** Runs a task after all others. */
function append(writing: Writing, task: () => Promise<void>): Promise<void> {
  writing.tail = writing.tail.then(() => attempt(writing, task));
  return writing.tail;
}

async function write(writing: Writing, waiting: ReadonlyMap<string, JournalRecord[]>): Promise<void> {
  const { store, journals } = writing;
  const open = [...waiting].flatMap(([roomId, records]) => {
    const journal = journals.get(roomId);
    const isNeeded = journal !== undefined && (journal.isIncomplete || records.length > 0);
    return isNeeded ? [{ roomId, journal, records }] : [];
  });
  if (open.length === 0) return;
  const entries = open.map(({ roomId, journal, records }) => ({
    roomId,
    records: journal.isIncomplete ? describeWhole(writing, roomId, journal) : records,
  }));
  // If the store fails, nobody knows what it has.
  for (const { journal } of open) journal.isIncomplete = true;
  const refused: ReadonlyMap<string, WriteRefusal> = await store.write(entries);
  for (const { roomId, journal } of open) {
    journal.isIncomplete = refused.has(roomId);
    if (refused.get(roomId) !== 'taken') continue;
    journals.delete(roomId);
    journal.onTaken();
  }
}

/** What still waits is part of the description and must not be written again after it. */
function describeWhole(
  { waiting }: Writing,
  roomId: string,
  { describe }: JournalSource,
): readonly JournalRecord[] {
  waiting.get(roomId)?.splice(0);
  return describe();
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
