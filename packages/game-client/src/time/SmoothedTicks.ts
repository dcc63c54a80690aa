/** A tick count that follows a target without visible jumps, by running slightly faster or slower. */
export interface SmoothedTicks {
  /** The tick count, including the fraction of the current tick. */
  ticks: number;
  at: number;
}

/** The count runs at most 12% faster or slower than real time. */
const RATE_MAX = 0.12;
/** How much faster or slower the count runs for each tick that it is away from the target. */
const RATE_PER_TICK = 0.04;
/** If the count is further than this from the target, it jumps. Happens after sleep or a change of latency. */
const JUMP_SECONDS = 0.4;

export function createSmoothedTicks(ticks: number, now: number): SmoothedTicks {
  return { ticks, at: now };
}

/** Advances the count to `now`, toward `goal`. Returns whether it jumped. */
export function advanceSmoothedTicks(
  steered: SmoothedTicks,
  goal: number,
  tickMs: number,
  now: number,
): boolean {
  const passed = Math.max(0, (now - steered.at) / tickMs);
  const off = goal - (steered.ticks + passed);
  steered.at = now;
  if (Math.abs(off) * tickMs > JUMP_SECONDS * 1000) {
    steered.ticks = goal;
    return true;
  }
  const rate = Math.max(-RATE_MAX, Math.min(RATE_MAX, off * RATE_PER_TICK));
  steered.ticks += passed * (1 + rate);
  return false;
}
