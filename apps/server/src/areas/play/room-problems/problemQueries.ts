import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../storage/openDatabase.ts';
import { roomProblems } from '../../../storage/schema.ts';

/** Number of problems to keep per game. New ones replace the oldest. */
const PROBLEMS_PER_GAME_MAX = 200;

type NewProblem = Omit<typeof roomProblems.$inferInsert, 'id' | 'times' | 'firstAt' | 'rule'>;

/** Stores a problem, or counts it if it is already stored. Returns the id of a new one, otherwise null. */
export async function storeRoomProblem(db: Db, problem: NewProblem): Promise<number | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(roomProblems)
      .values({ ...problem, times: 1, firstAt: problem.lastAt })
      .onConflictDoUpdate({
        target: [roomProblems.gameId, roomProblems.fingerprint],
        set: {
          times: sql`${roomProblems.times} + 1`,
          lastAt: problem.lastAt,
          roomId: problem.roomId,
          text: problem.text,
        },
      })
      .returning({ id: roomProblems.id, times: roomProblems.times });
    if (row?.times !== 1) return null;
    const tooOld = tx
      .select({ id: roomProblems.id })
      .from(roomProblems)
      .where(eq(roomProblems.gameId, problem.gameId))
      .orderBy(desc(roomProblems.lastAt), desc(roomProblems.id))
      .offset(PROBLEMS_PER_GAME_MAX);
    await tx
      .delete(roomProblems)
      .where(and(eq(roomProblems.gameId, problem.gameId), inArray(roomProblems.id, tooOld)));
    return row.id;
  });
}

export async function setProblemRule(db: Db, id: number, rule: string): Promise<void> {
  await db.update(roomProblems).set({ rule }).where(eq(roomProblems.id, id));
}

/** Finds the last problem with this id in a release, to show it to the creator. */
export async function findLastProblem(
  db: Db,
  { gameId, release, problemId }: { gameId: string; release: number; problemId: string },
): Promise<{ place: string; text: string } | null> {
  const [row] = await db
    .select({ place: roomProblems.place, text: roomProblems.text })
    .from(roomProblems)
    .where(
      and(
        eq(roomProblems.gameId, gameId),
        eq(roomProblems.release, release),
        eq(roomProblems.problemId, problemId),
      ),
    )
    .orderBy(desc(roomProblems.lastAt), desc(roomProblems.id))
    .limit(1);
  return row ?? null;
}
