import type { GoalPeriod } from '../document/goalPeriods.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_DAYS = 7;
/** January 1, 1970 was a Thursday. Weeks begin on Monday. */
const FIRST_WEEKDAY = 3;

/** Returns when the day or week of a moment began, in UTC. Moments are milliseconds since 1970. */
export function getPeriodStart(period: GoalPeriod, moment: number): number {
  const day = Math.floor(moment / DAY_MS);
  return (period === 'daily' ? day : day - ((day + FIRST_WEEKDAY) % WEEK_DAYS)) * DAY_MS;
}

/** Returns when the next day or week begins. */
export function getPeriodEnd(period: GoalPeriod, moment: number): number {
  return getPeriodStart(period, moment) + (period === 'daily' ? 1 : WEEK_DAYS) * DAY_MS;
}

/** Describes the time that players have left, in the largest unit of which there are at least two. */
export function describeTimeLeft(ms: number): string {
  if (ms >= 2 * DAY_MS) return `${Math.floor(ms / DAY_MS)} days left`;
  if (ms >= 2 * HOUR_MS) return `${Math.floor(ms / HOUR_MS)} hours left`;
  const minutes = Math.max(1, Math.floor(ms / MINUTE_MS));
  return minutes === 1 ? '1 minute left' : `${minutes} minutes left`;
}
