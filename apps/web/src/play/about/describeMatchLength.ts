const MINUTE = 60;

/** Describes the length of a match for the list of facts about the game. */
export function describeMatchLength(seconds: number | null): { value: string; label: string } {
  if (seconds === null) return { value: 'Endless', label: 'join anytime' };
  if (seconds < 2 * MINUTE) return { value: `${Math.round(seconds)} s`, label: 'per match' };
  return { value: `${Math.round(seconds / MINUTE)} min`, label: 'per match' };
}
