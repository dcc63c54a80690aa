/**
 * What is known about the server's ticks from the snapshots that arrived: the fastest way one took, and how much
 * later the others came.
 */
export interface ServerTime {
  readonly tickMs: number;
  /** Per snapshot: server time minus time of arrival. The greatest came the fastest way. */
  readonly offsets: number[];
  next: number;
  /** Milliseconds to add to our time for the server's, as seen through the fastest way. */
  offset: number;
  /** So late come all but a few, compared with the fastest. */
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

/** Forgets what it knew: after sleep or on a new connection the old ways tell nothing. */
export function resetServerTime(time: ServerTime): void {
  time.offsets.length = 0;
  time.next = 0;
}

/** The tick whose snapshot would arrive now over the fastest way, with its fraction. */
export function estimateArrivingTick(time: ServerTime, now: number): number {
  return (now + time.offset) / time.tickMs;
}
