import type { JournalRecord } from './JournalRecord.ts';

/** Keeps the journals of rooms outside the process that runs them. */
export interface JournalStore {
  /** Resolves when the records would survive the end of this process. A `start` replaces everything before it. */
  write(entries: readonly JournalEntry[]): Promise<void>;
  /** Lists the rooms with a journal, and how long ago something was written to it. */
  list(): Promise<readonly { readonly roomId: string; readonly ageMs: number }[]>;
  /** Reads a journal up to the last complete record. Returns null if there is none that could be used. */
  read(roomId: string): Promise<readonly JournalRecord[] | null>;
  /** Leaves the journal as it is, for another process. */
  release(roomId: string): Promise<void>;
  remove(roomId: string): Promise<void>;
  close(): Promise<void>;
}

export interface JournalEntry {
  readonly roomId: string;
  readonly records: readonly JournalRecord[];
}
