/** Reads and writes players' saved data through the platform, because rooms have no access to the database. */
export interface SavedDataStore {
  /** Reads the saved data and passes it to the simulation. */
  open(userId: string): void;
  /** Reads all saved data again, after pending writes. Called when the simulation was lost. */
  openAgain(): void;
  write(userId: string, sequence: number, changes: readonly unknown[], purchases: readonly string[]): void;
  /**
   * Delivers items that the player has paid for, after pending writes, so that nothing is delivered twice.
   */
  deliver(userId: string): void;
  /** Releases the data of a player who left, after pending writes. */
  close(userId: string): void;
  /** Resolves when there are no pending writes. */
  settle(): Promise<void>;
}
