import type { JournalRecord } from './JournalRecord.ts';

/** Keeps the journals of rooms outside the process that runs them. */
export interface JournalStore {
  /** Bytes since the start of this process. */
  readonly bytesWritten: number;
  /**
   * Resolves when the records would survive the end of this process. A `start` replaces everything before it. Returns
   * the journals that were not written although the store works.
   */
  write(entries: readonly JournalEntry[]): Promise<ReadonlyMap<string, WriteRefusal>>;
  /** Lists the journals that no process continues. */
  list(): Promise<readonly FreeJournal[]>;
  /** Takes over a journal that no process continues. Returns false if another process was first. */
  claim(roomId: string): Promise<boolean>;
  has(roomId: string): Promise<boolean>;
  /** Reads a journal up to the last complete record. Returns null if there is none that could be used. */
  read(roomId: string): Promise<readonly JournalRecord[] | null>;
  /** Leaves the journal as it is, for another process. With `ownerId`, that process can take it over first. */
  release(roomId: string, ownerId?: string): Promise<void>;
  remove(roomId: string): Promise<void>;
  /** Leaves all journals to other processes. */
  close(): Promise<void>;
}

export interface FreeJournal {
  readonly roomId: string;
  /** How long ago it was written. */
  readonly ageMs: number;
  /** Where the room was opened; null if only one process uses the store, or if it is not known. */
  readonly region: string | null;
}

export interface JournalEntry {
  readonly roomId: string;
  readonly records: readonly JournalRecord[];
}

/**
 * `taken`: another process continues the room, so it must end here. `missing`: what was written before is lost, so
 * the journal must begin again with a `start`.
 */
export type WriteRefusal = 'taken' | 'missing';
