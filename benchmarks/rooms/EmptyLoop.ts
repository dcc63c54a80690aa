/** What a loop that does nothing answers. */
export interface EmptyLoop {
  /** How late it came round since it was last asked, in milliseconds. */
  take(): Promise<number[]>;
}

export const EMPTY_LOOP: readonly (keyof EmptyLoop)[] = ['take'];
