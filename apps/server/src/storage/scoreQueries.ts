import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from './openDatabase.ts';
import { leaderboardScores, users } from './schema.ts';

export type NewScore = typeof leaderboardScores.$inferInsert;

export interface Leaderboard {
  scope: 'game' | 'world';
  ownerId: string;
  leaderboard: string;
  limit: number;
}

/** Keeps the better of both; writing the same score again changes nothing. */
export async function keepBestScore(db: Db, score: NewScore): Promise<void> {
  const { score: best, order, reachedAt } = leaderboardScores;
  const isBetter = score.order === 'highest' ? sql`excluded.score > ${best}` : sql`excluded.score < ${best}`;
  await db
    .insert(leaderboardScores)
    .values(score)
    .onConflictDoUpdate({
      target: [
        leaderboardScores.scope,
        leaderboardScores.ownerId,
        leaderboardScores.leaderboard,
        leaderboardScores.userId,
      ],
      set: {
        score: sql`case when ${isBetter} then excluded.score else ${best} end`,
        reachedAt: sql`case when ${isBetter} then excluded.reached_at else ${reachedAt} end`,
        order: sql`case when ${isBetter} then excluded."order" else ${order} end`,
      },
    });
}

/** Who reached a score first stands before who reached it later. */
export async function listScores(db: Db, { scope, ownerId, leaderboard, limit }: Leaderboard) {
  const isThis = and(
    eq(leaderboardScores.scope, scope),
    eq(leaderboardScores.ownerId, ownerId),
    eq(leaderboardScores.leaderboard, leaderboard),
  );
  const [newest] = await db
    .select({ order: leaderboardScores.order })
    .from(leaderboardScores)
    .where(isThis)
    .orderBy(desc(leaderboardScores.reachedAt))
    .limit(1);
  const direction = newest?.order === 'lowest' ? asc : desc;
  return db
    .select({ username: users.username, score: leaderboardScores.score })
    .from(leaderboardScores)
    .innerJoin(users, eq(users.id, leaderboardScores.userId))
    .where(and(isThis, isNull(users.deleteAfter)))
    .orderBy(direction(leaderboardScores.score), asc(leaderboardScores.reachedAt), asc(users.username))
    .limit(limit);
}
