import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from './openDatabase.ts';
import { roomProblems } from './schema.ts';

/** Kept for a game; the oldest make room for new ones. */
export const PROBLEMS_KEPT = 200;

export type NewProblem = Omit<typeof roomProblems.$inferInsert, 'id' | 'times' | 'firstAt'>;

/** The same problem again is counted, not stored again. */
export async function keepProblem(db: Db, problem: NewProblem): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(roomProblems)
      .values({ ...problem, times: 1, firstAt: problem.lastAt })
      .onConflictDoUpdate({
        target: [roomProblems.gameId, roomProblems.sameness],
        set: {
          times: sql`${roomProblems.times} + 1`,
          lastAt: problem.lastAt,
          roomId: problem.roomId,
          text: problem.text,
        },
      })
      .returning({ times: roomProblems.times });
    if (row?.times !== 1) return;
    const tooOld = tx
      .select({ id: roomProblems.id })
      .from(roomProblems)
      .where(eq(roomProblems.gameId, problem.gameId))
      .orderBy(desc(roomProblems.lastAt), desc(roomProblems.id))
      .offset(PROBLEMS_KEPT);
    await tx
      .delete(roomProblems)
      .where(and(eq(roomProblems.gameId, problem.gameId), inArray(roomProblems.id, tooOld)));
  });
}
