/** Stores players' saved data through the platform, which has the database. */
export interface SavedDataStore {
  /** Reads the saved data and passes it to the simulation. */
  open(userId: string): void;
  /** The simulation was lost with all saved data: reads everything again after pending writes. */
  openAgain(): void;
  write(userId: string, sequence: number, changes: readonly unknown[], purchases: readonly string[]): void;
  /**
   * Delivers items that the player has paid for, after pending writes, so that nothing is delivered twice.
   */
  deliver(userId: string): void;
  /** The player left: waits for pending writes. */
  close(userId: string): void;
  /** Resolves when nothing is being written anymore. */
  settle(): Promise<void>;
}
