/** Functions of the process with an empty loop that the benchmark calls. */
export interface EmptyLoop {
  /** Returns how late each turn of the loop was since the last call, in milliseconds. */
  take(): Promise<number[]>;
}

export const EMPTY_LOOP_METHODS: readonly (keyof EmptyLoop)[] = ['take'];
