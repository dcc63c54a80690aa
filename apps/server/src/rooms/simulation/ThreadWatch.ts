/** Data about a thread that may be stuck. */
export interface ThreadWatch {
  lastBeat: number;
  /** Checks in a row without progress. */
  silentTurns: number;
  /** CPU time when it stopped making progress, and now, in milliseconds. */
  cpuAtBeat: number | null;
  cpu: number;
  isAsking: boolean;
}
