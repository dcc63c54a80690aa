/** Keeps what players own, through the platform, which has the database. */
export interface SavedDataStore {
  /** Reads it; the simulation is told when it is there. */
  open(userId: string): void;
  /** The simulation was lost and knows nothing of it: all is read again, after everything that is being written. */
  openAgain(): void;
  write(userId: string, sequence: number, changes: readonly unknown[], purchases: readonly string[]): void;
  /** Hands over what the player has paid for. After everything that is being written: what is, is handed over. */
  deliver(userId: string): void;
  /** The player has gone: what is still written is waited for. */
  close(userId: string): void;
  /** Resolves when nothing is being written any more. */
  settle(): Promise<void>;
}
