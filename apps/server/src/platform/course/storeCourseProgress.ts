import { type CourseProgress, limits } from '@playloom/api-contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../storage/openDatabase.ts';
import { courseProgress, games } from '../../storage/schema.ts';
import { readCourseProgress } from './readCourseProgress.ts';

/**
 * Adds to the stored progress when it is of the same run, and replaces it otherwise. Two tabs that store at the same
 * time lose nothing: the row is locked while it is merged.
 */
export async function storeCourseProgress(
  db: Db,
  userId: string,
  progress: CourseProgress,
  now: Date,
): Promise<CourseProgress> {
  const { runId, lesson } = progress;
  return db.transaction(async (tx) => {
    const gameId = await findOwnGame(tx, userId, progress.gameSlug);
    const fresh = { userId, runId, lesson, gameId, updatedAt: now, ...unite(progress, null) };
    await tx.insert(courseProgress).values(fresh).onConflictDoNothing();
    const [stored] = await tx
      .select()
      .from(courseProgress)
      .where(eq(courseProgress.userId, userId))
      .for('update');
    const before = stored?.runId === runId ? stored : null;
    await tx
      .update(courseProgress)
      .set({ ...fresh, ...unite(progress, before), gameId: gameId ?? before?.gameId ?? null })
      .where(eq(courseProgress.userId, userId));
    return (await readCourseProgress(tx, userId)) ?? progress;
  });
}

type Lists = Pick<CourseProgress, 'steps' | 'skippedLessons'>;

function unite(progress: Lists, before: Lists | null): Lists {
  const join = (one: readonly string[], other: readonly string[], max: number) =>
    [...new Set([...one, ...other])].slice(0, max);
  return {
    steps: join(before?.steps ?? [], progress.steps, limits.COURSE_STEPS_MAX),
    skippedLessons: join(before?.skippedLessons ?? [], progress.skippedLessons, limits.COURSE_LESSONS_MAX),
  };
}

/** A slug of somebody else's game is ignored: progress must not point to it. */
async function findOwnGame(tx: Db, userId: string, slug: string | null): Promise<string | null> {
  if (slug === null) return null;
  const [game] = await tx
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.slug, slug), eq(games.creatorId, userId), isNull(games.trashedAt)));
  return game?.id ?? null;
}
