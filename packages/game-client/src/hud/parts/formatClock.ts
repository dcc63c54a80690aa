const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Formats a time as `3:08`, or `1:02:07` from one hour on. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const rest = String(whole % MINUTE).padStart(2, '0');
  if (whole < HOUR) return `${Math.floor(whole / MINUTE)}:${rest}`;
  return `${Math.floor(whole / HOUR)}:${String(Math.floor(whole / MINUTE) % MINUTE).padStart(2, '0')}:${rest}`;
}

/** Whole seconds until a tick, rounded up: a countdown never shows 0 before it is over. */
export function computeSecondsUntil(
  at: number,
  { tick, tickRate }: { tick: number; tickRate: number },
): number {
  return Math.max(0, Math.ceil((at - tick) / tickRate));
}
