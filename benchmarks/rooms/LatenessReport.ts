export const LATENESS_CHANNEL = 'playloom-bench-lateness';

/** How late ticks of a room started, in milliseconds. */
export interface LatenessReport {
  readonly room: string;
  readonly lateness: readonly number[];
}
