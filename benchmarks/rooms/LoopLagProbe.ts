/** Functions of the process with an empty loop that the benchmark calls. */
export interface LoopLagProbe {
  /** Returns how late each turn of the loop was since the last call, in milliseconds. */
  take(): Promise<number[]>;
}

export const LOOP_LAG_PROBE_METHODS: readonly (keyof LoopLagProbe)[] = ['take'];
