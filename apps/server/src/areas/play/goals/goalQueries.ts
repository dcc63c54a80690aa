import { and, eq, inArray, lt, or, sql, type InferSelectModel } from 'drizzle-orm';
import { type Goal, goalPeriods } from '@playloom/game-format';
import type { Db } from '../../../storage/openDatabase.ts';
import { goalProgress, releases } from '../../../storage/schema.ts';
import { addDays, toUtcDay } from '../dashboard/toUtcDay.ts';
import { GOAL_PROGRESS_KEPT_DAYS } from './limits.ts';
import { getPeriodDay } from './getPeriodDay.ts';

export type GoalRow = InferSelectModel<typeof goalProgress>;

/** Reads the goals of a release. Releases from before there were goals have none. */
export async function readReleaseGoals(db: Db, gameId: string, release: number): Promise<readonly Goal[]> {
  const [row] = await db
    .select({ facts: releases.roomFacts })
    .from(releases)
    .where(and(eq(releases.gameId, gameId), eq(releases.release, release)));
  return row?.facts?.goals ?? [];
}

/** Lists the progress of a user in these games, on the day and in the week of a moment. */
export async function listGoalProgress(
  db: Db,
  userId: string,
  gameIds: readonly string[],
  now: Date,
): Promise<GoalRow[]> {
  if (gameIds.length === 0) return [];
  const isCurrent = or(
    ...goalPeriods.map((period) =>
      and(eq(goalProgress.period, period), eq(goalProgress.startsOn, getPeriodDay(period, now))),
    ),
  );
  return db
    .select()
    .from(goalProgress)
    .where(and(eq(goalProgress.userId, userId), inArray(goalProgress.gameId, [...gameIds]), isCurrent));
}

/** Counts never go down, and a goal is completed once in each period. */
export async function upsertGoalProgress(db: Db, rows: readonly GoalRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { userId, gameId, period, startsOn, goal } = goalProgress;
  await db
    .insert(goalProgress)
    .values([...rows])
    .onConflictDoUpdate({
      target: [userId, gameId, period, startsOn, goal],
      set: {
        count: sql`greatest(${goalProgress.count}, excluded.count)`,
        completedAt: sql`coalesce(${goalProgress.completedAt}, excluded.completed_at)`,
      },
    });
}

/** Deletes progress of periods that have ended long ago. The points for them stay. */
export async function deleteOldGoalProgress(db: Db, now: Date): Promise<void> {
  const day = addDays(toUtcDay(now), -GOAL_PROGRESS_KEPT_DAYS);
  await db.delete(goalProgress).where(lt(goalProgress.startsOn, day));
}
