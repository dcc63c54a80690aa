export interface DayPoints {
  readonly points: number;
  readonly day: string;
  readonly dayPoints: number;
}

/** Adds points, but on one day at most so many. Returns the new state, and how many were added. */
export function addCappedPoints(
  before: DayPoints,
  amount: number,
  { today, perDay }: { readonly today: string; readonly perDay: number },
): DayPoints & { readonly added: number } {
  // A clock that was set back doesn't begin a new day.
  const isSameDay = today <= before.day;
  const dayPoints = isSameDay ? before.dayPoints : 0;
  const added = Math.max(0, Math.min(amount, perDay - dayPoints));
  return {
    points: before.points + added,
    day: isSameDay ? before.day : today,
    dayPoints: dayPoints + added,
    added,
  };
}
