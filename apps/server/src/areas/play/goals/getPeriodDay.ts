import type { GameGoals } from '@playloom/api-contract';
import { getPeriodEnd, getPeriodStart, type GoalPeriod } from '@playloom/game-format';
import { toUtcDay } from '../dashboard/toUtcDay.ts';

/** Returns the first UTC day of the period that a moment is in. */
export function getPeriodDay(period: GoalPeriod, now: Date): string {
  return toUtcDay(new Date(getPeriodStart(period, now.getTime())));
}

/** Returns when players get other goals. */
export function describePeriodEnds(now: Date): Pick<GameGoals, 'dayEndsAt' | 'weekEndsAt' | 'serverNow'> {
  const end = (period: GoalPeriod) => new Date(getPeriodEnd(period, now.getTime())).toISOString();
  return { dayEndsAt: end('daily'), weekEndsAt: end('weekly'), serverNow: now.toISOString() };
}
