/** A count of ticks that follows a goal without ever jumping visibly: it runs a little faster or slower. */
export interface SteeredTicks {
  /** With the fraction of the tick that runs. */
  ticks: number;
  at: number;
}

/** So much faster or slower than real at most. */
const RATE_MAX = 0.12;
/** Being one tick off changes the rate by so much. */
const RATE_PER_TICK = 0.04;
/** Farther off than this it is set: after sleep, or on a line that changed. */
const JUMP_SECONDS = 0.4;

export function createSteeredTicks(ticks: number, now: number): SteeredTicks {
  return { ticks, at: now };
}

/** Moves on to `now`. True when it had to jump. */
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
