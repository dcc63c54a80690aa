import { getPeriodStart } from '@playloom/game-format';
import type { Db } from '../../../storage/openDatabase.ts';
import { toUtcDay } from '../dashboard/toUtcDay.ts';
import { addToStreak } from './addToStreak.ts';
import { lockStreak, updateStreak } from './streakQueries.ts';

/** Adds what a player has played to the streak. */
export async function storeStreak(
  tx: Db,
  userId: string,
  played: { readonly seconds: number; readonly hasCompletedGoal: boolean },
  now: Date,
): Promise<void> {
  if (played.seconds === 0 && !played.hasCompletedGoal) return;
  const today = toUtcDay(now);
  const week = toUtcDay(new Date(getPeriodStart('weekly', now.getTime())));
  const blank = { days: 0, lastDay: null, week, weekDays: 0, bestWeek: 0, day: today, daySeconds: 0 };
  const before = await lockStreak(tx, userId, blank);
  await updateStreak(tx, userId, addToStreak(before, { ...played, today, week }));
}
