/** A tick count that follows a target without visible jumps, by running slightly faster or slower. */
export interface SteeredTicks {
  /** Includes the fraction of the running tick. */
  ticks: number;
  at: number;
}

/** The largest change of speed. */
const RATE_MAX = 0.12;
/** Change of speed per tick of error. */
const RATE_PER_TICK = 0.04;
/** Above this error the count jumps: after sleep, or when the latency changed. */
const JUMP_SECONDS = 0.4;

export function createSteeredTicks(ticks: number, now: number): SteeredTicks {
  return { ticks, at: now };
}

/** Advances to `now`. Returns whether it jumped. */
export function steerTicks(steered: SteeredTicks, goal: number, tickMs: number, now: number): boolean {
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
