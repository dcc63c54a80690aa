/** Estimates the server's time from when snapshots arrive. Assumes the delay of the fastest recent snapshot. */
export interface ServerTime {
  readonly tickMs: number;
  /** Server time minus arrival time of recent snapshots. The largest value is that of the fastest snapshot. */
  readonly offsets: number[];
  next: number;
  /** Milliseconds to add to local time to get the server time of a snapshot that arrives with the smallest delay. */
  offset: number;
  /** 95% of the snapshots arrive at most this much later than the fastest. */
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

/** Discards all samples. They don't apply to a new connection. */
export function resetServerTime(time: ServerTime): void {
  time.offsets.length = 0;
  time.next = 0;
}

/** Estimates the tick whose snapshot would arrive now if its delay is the smallest. Includes a fraction. */
export function estimateArrivingTick(time: ServerTime, now: number): number {
  return (now + time.offset) / time.tickMs;
}
