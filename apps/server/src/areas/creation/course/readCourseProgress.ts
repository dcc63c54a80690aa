import type { CourseProgress } from '@playloom/api-contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../storage/openDatabase.ts';
import { courseProgress, games } from '../../../storage/schema.ts';

/** Reads the user's progress; null before they start the course. A game in the trash is treated as deleted. */
export async function readCourseProgress(db: Db, userId: string): Promise<CourseProgress | null> {
  const [row] = await db
    .select({
      runId: courseProgress.runId,
      lesson: courseProgress.lesson,
      steps: courseProgress.steps,
      skippedLessons: courseProgress.skippedLessons,
      gameSlug: games.slug,
    })
    .from(courseProgress)
    .leftJoin(games, and(eq(games.id, courseProgress.gameId), isNull(games.trashedAt)))
    .where(eq(courseProgress.userId, userId));
  return row ?? null;
}
