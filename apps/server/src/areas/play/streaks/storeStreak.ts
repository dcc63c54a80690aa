import { getPeriodStart } from '@playloom/game-format';
import type { Db } from '../../../storage/openDatabase.ts';
import { toUtcDay } from '../dashboard/toUtcDay.ts';
import { addToStreak } from './addToStreak.ts';
import { lockStreak, updateStreak } from './streakQueries.ts';

/** Stores what a player has played. Returns the number of days if this is the report with which it has grown. */
export async function storeStreak(
  tx: Db,
  userId: string,
  played: { readonly seconds: number; readonly hasCompletedGoal: boolean },
  now: Date,
): Promise<number | null> {
  if (played.seconds === 0 && !played.hasCompletedGoal) return null;
  const today = toUtcDay(now);
  const week = toUtcDay(new Date(getPeriodStart('weekly', now.getTime())));
  const blank = { days: 0, lastDay: null, week, weekDays: 0, bestWeek: 0, day: today, daySeconds: 0 };
  const before = await lockStreak(tx, userId, blank);
  const after = addToStreak(before, { ...played, today, week });
  await updateStreak(tx, userId, after);
  return after.days > before.days ? after.days : null;
}
