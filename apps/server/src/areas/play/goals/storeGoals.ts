import { getAchievementGoal, type GoalProgress } from '@playloom/game-format';
import { addMilliseconds } from '../../../process/clock.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { toUtcDay } from '../dashboard/toUtcDay.ts';
import { choosePlayerGoals, type ChosenGoal } from './choosePlayerGoals.ts';
import { listGoalProgress, readReleaseGoals, upsertGoalProgress } from './goalQueries.ts';
import { LATE_REPORT_MS } from './limits.ts';

interface GoalReport {
  readonly userId: string;
  readonly gameId: string;
  readonly release: number;
  readonly goals: GoalProgress;
}

/**
 * Stores the progress with goals that a room reports. Only what the player has in that period counts, once for each
 * period. Returns the points of the goals that are completed now, and how many these are.
 */
export async function storeGoals(
  tx: Db,
  { userId, gameId, release, goals: report }: GoalReport,
  now: Date,
): Promise<{ readonly points: number; readonly completed: number }> {
  const moment = findReportMoment(report.day, now);
  if (moment === null) return { points: 0, completed: 0 };
  const goals = await readReleaseGoals(tx, gameId, release);
  const progress = await listGoalProgress(tx, userId, [gameId], moment);
  const changes = choosePlayerGoals(goals, { gameId, userId }, progress, moment).flatMap((chosen) => {
    const change = describeChange(chosen, report);
    return change === null ? [] : [{ ...chosen, ...change }];
  });
  await upsertGoalProgress(
    tx,
    changes.map(({ goal: { id: goal, period }, startsOn, count, isCompleted }) => {
      return { userId, gameId, period, startsOn, goal, count, completedAt: isCompleted ? now : null };
    }),
  );
  const completed = changes.filter(({ isCompleted }) => isCompleted);
  return {
    points: completed.reduce((sum, { goal }) => sum + goal.points, 0),
    completed: completed.length,
  };
}

/** Returns a moment of the day that was reported. Null if the day is not this one, or one that has just ended. */
function findReportMoment(day: string, now: Date): Date | null {
  const before = addMilliseconds(now, -LATE_REPORT_MS);
  return [now, before].find((moment) => toUtcDay(moment) === day) ?? null;
}

/** Returns null if nothing changes. A completed goal stays as it is, also if a new release asks for more. */
function describeChange(
  { goal: { id, done }, row }: ChosenGoal,
  { counts, done: reported }: GoalProgress,
): { count: number; isCompleted: boolean } | null {
  if (row?.completedAt != null) return null;
  const needed = getAchievementGoal(done);
  const before = row?.count ?? 0;
  const count = Math.min(needed, Math.max(before, Object.hasOwn(counts, id) ? counts[id]! : 0));
  const isCompleted = reported.includes(id) && count >= needed;
  return isCompleted || count > before ? { count, isCompleted } : null;
}
