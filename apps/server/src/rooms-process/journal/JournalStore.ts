import type { JournalRecord } from './JournalRecord.ts';

/** Keeps the journals of rooms outside the process that runs them. */
export interface JournalStore {
  /** Resolves when the records would survive the end of this process. A `start` replaces everything before it. */
  write(entries: readonly JournalEntry[]): Promise<void>;
  /** Lists the rooms with a journal. */
  list(): Promise<readonly string[]>;
  /** Reads a journal up to the last complete record. Returns null if there is none that could be used. */
  read(roomId: string): Promise<readonly JournalRecord[] | null>;
  remove(roomId: string): Promise<void>;
  close(): Promise<void>;
}

export interface JournalEntry {
  readonly roomId: string;
  readonly records: readonly JournalRecord[];
}
