/** Progress of a thread, to find out whether it is stuck. */
export interface ThreadWatchState {
  lastBeat: number;
  /** Number of checks in a row without progress. */
  silentTurns: number;
  /** CPU time at the last progress, and now, in milliseconds. */
  cpuAtBeat: number | null;
  cpu: number;
  isAsking: boolean;
}

/** Call it when the thread has answered a long command, so that its CPU time does not count afterward. */
export function noteProgress(watch: ThreadWatchState): void {
  watch.silentTurns = 0;
  watch.cpuAtBeat = null;
}
