/** Estimates the server's tick from snapshot arrival times: the smallest delay, and the jitter above it. */
export interface ServerTime {
  readonly tickMs: number;
  /** Per snapshot: server time minus arrival time. The greatest value had the smallest delay. */
  readonly offsets: number[];
  next: number;
  /** Milliseconds to add to local time to get server time, at the smallest delay. */
  offset: number;
  /** Almost all snapshots arrive within this delay of the fastest. */
  jitterMs: number;
}

/** Four seconds of snapshots. */
const OFFSET_SAMPLES_MAX = 80;
const LATE_SHARE = 0.95;

export function createServerTime(tickRate: number): ServerTime {
  return { tickMs: 1000 / tickRate, offsets: [], next: 0, offset: 0, jitterMs: 0 };
}

export function recordArrival(time: ServerTime, tick: number, now: number): void {
  time.offsets[time.next % OFFSET_SAMPLES_MAX] = tick * time.tickMs - now;
  time.next += 1;
  const sorted = time.offsets.toSorted((a, b) => b - a);
  time.offset = sorted[0]!;
  time.jitterMs = time.offset - sorted[Math.floor((sorted.length - 1) * LATE_SHARE)]!;
}

/** Resets the estimate: after sleep or on a new connection old values are useless. */
export function resetServerTime(time: ServerTime): void {
  time.offsets.length = 0;
  time.next = 0;
}

/** The tick, with fraction, whose snapshot would arrive now at the smallest delay. */
export function estimateArrivingTick(time: ServerTime, now: number): number {
  return (now + time.offset) / time.tickMs;
}
