import { type CourseProgress, apiLimits } from '@playloom/api-contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../storage/openDatabase.ts';
import { courseProgress, games } from '../../../storage/schema.ts';
import { readCourseProgress } from './readCourseProgress.ts';

/**
 * Merges the progress into the stored progress if both belong to the same run, and replaces it otherwise. The row is
 * locked during the merge, so two tabs that save at the same time lose nothing.
 */
export async function storeCourseProgress(
  db: Db,
  userId: string,
  progress: CourseProgress,
  now: Date,
): Promise<CourseProgress> {
  const { runId, lesson, skippedLessons } = progress;
  return db.transaction(async (tx) => {
    const gameId = await findOwnGame(tx, userId, progress.gameSlug);
    const steps = uniteSteps([], progress.steps);
    const fresh = { userId, runId, lesson, steps, skippedLessons, gameId, updatedAt: now };
    await tx.insert(courseProgress).values(fresh).onConflictDoNothing();
    const [stored] = await tx
      .select()
      .from(courseProgress)
      .where(eq(courseProgress.userId, userId))
      .for('update');
    const before = stored?.runId === runId ? stored : null;
    await tx
      .update(courseProgress)
      .set({
        ...fresh,
        steps: uniteSteps(before?.steps ?? [], progress.steps),
        gameId: gameId ?? before?.gameId ?? null,
      })
      .where(eq(courseProgress.userId, userId));
    return (await readCourseProgress(tx, userId)) ?? progress;
  });
}

/**
 * Merges finished steps, so that none is lost. Skipped lessons are not merged: the latest device decides, because
 * reopening a lesson makes it unskipped.
 */
function uniteSteps(before: readonly string[], steps: readonly string[]): string[] {
  return [...new Set([...before, ...steps])].slice(0, apiLimits.COURSE_STEPS_MAX);
}

/** Finds a game of this user. Other users' games are ignored, because progress must not point to them. */
async function findOwnGame(tx: Db, userId: string, slug: string | null): Promise<string | null> {
  if (slug === null) return null;
  const [game] = await tx
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.slug, slug), eq(games.creatorId, userId), isNull(games.trashedAt)));
  return game?.id ?? null;
}
