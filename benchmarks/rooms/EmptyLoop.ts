/** Interface of an empty loop. */
export interface EmptyLoop {
  /** How late each turn was since the last call, in milliseconds. */
  take(): Promise<number[]>;
}

export const EMPTY_LOOP: readonly (keyof EmptyLoop)[] = ['take'];
