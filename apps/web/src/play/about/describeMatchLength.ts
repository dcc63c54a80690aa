const MINUTE = 60;

/** How long one plays before there is a winner, in words for the strip of figures. */
export function describeMatchLength(seconds: number | null): { value: string; label: string } {
  if (seconds === null) return { value: 'Endless', label: 'come and go' };
  if (seconds < 2 * MINUTE) return { value: `${Math.round(seconds)} s`, label: 'a usual match' };
  return { value: `${Math.round(seconds / MINUTE)} min`, label: 'a usual match' };
}
