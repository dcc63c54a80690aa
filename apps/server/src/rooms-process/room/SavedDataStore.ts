import type { SavedDataWrite } from '@playloom/room-contract';

/** Reads and writes players' saved data through the platform, because rooms have no access to the database. */
export interface SavedDataStore {
  /** Reads the saved data and passes it to the simulation. */
  open(userId: string): void;
  /** Continues with a lease that the room had before it came back. */
  restore(userId: string, lease: string): void;
  /** Returns the lease on a user's data, or null if there is none. */
  findLease(userId: string): string | null;
  /** Reads all saved data again, after pending writes. Called when the simulation was lost or has moved. */
  openAgain(): void;
  /** Resolves when the changes are stored, or can't be. */
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
