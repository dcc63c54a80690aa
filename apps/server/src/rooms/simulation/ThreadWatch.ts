/** What is known about a thread that may be stuck. */
export interface ThreadWatch {
  lastBeat: number;
  /** Looks in a row at which it had not come round. */
  silentTurns: number;
  /** What it had used when it fell silent, and what it has used now, in milliseconds of a core. */
  cpuAtBeat: number | null;
  cpu: number;
  isAsking: boolean;
}
