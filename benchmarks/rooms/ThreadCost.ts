export const THREAD_COST_CHANNEL = 'playloom-bench-thread-cost';

/** What a room thread is asked to do. */
export type ThreadCostRequest = 'read-cpu' | 'start-profile' | 'stop-profile';

/** The answer of one room thread. */
export interface ThreadCostAnswer {
  /** Processor time of the thread since it started, in milliseconds. */
  readonly cpuMs: number;
  /** The answer to `stop-profile`: milliseconds for each part of the work, and for each step of a tick. */
  readonly parts: { readonly [part: string]: number };
  readonly steps: { readonly [step: string]: number };
}
