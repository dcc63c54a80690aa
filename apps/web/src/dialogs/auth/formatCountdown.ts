const MINUTE = 60;

/** `0:41`, as a clock shows it. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}
