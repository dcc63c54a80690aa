const MINUTE = 60;

/** Match length as text for the game's facts. */
export function describeMatchLength(seconds: number | null): { value: string; label: string } {
  if (seconds === null) return { value: 'Endless', label: 'join anytime' };
  if (seconds < 2 * MINUTE) return { value: `${Math.round(seconds)} s`, label: 'per match' };
  return { value: `${Math.round(seconds / MINUTE)} min`, label: 'per match' };
}
