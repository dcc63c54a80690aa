import type { SavedDataWrite } from '@playloom/room-contract';

/** Reads and writes players' saved data through the platform, because rooms have no access to the database. */
export interface SavedDataStore {
  /** Reads the saved data and passes it to the simulation. */
  open(userId: string): void;
  /** Continues with a lease of a room that came back, which knows of writes up to `sequence`. */
  restore(userId: string, lease: string, sequence: number): void;
  /** The same for a player who had left, until the writes that were not answered are stored. */
  restoreWriter(userId: string, lease: string, sequence: number): void;
  /** Returns the lease on a user's data, or null if there is none. */
  findLease(userId: string): string | null;
  /** Reads all saved data again, after pending writes. Called when the simulation was lost or has moved. */
  openAgain(): void;
  /** Resolves when the changes are stored, or can't be. Rejects if the room has ended before the platform answered. */
  write(userId: string, sent: Omit<SavedDataWrite, 'lease' | 'release'>): Promise<void>;
  /**
   * Delivers items that players have paid for. Players with pending writes are skipped, so that nothing is delivered
   * twice.
   */
  deliver(userIds: readonly string[]): void;
  /** Releases the data of a player who left, after pending writes. */
  close(userId: string): void;
  /** Resolves when there are no pending writes. */
  settle(): Promise<void>;
}
