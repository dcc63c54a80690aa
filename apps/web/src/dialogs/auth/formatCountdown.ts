const MINUTE = 60;

/** Formats seconds as minutes and seconds, such as `0:41`. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}
