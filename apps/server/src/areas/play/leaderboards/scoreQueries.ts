import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../storage/openDatabase.ts';
import { leaderboardScores, users } from '../../../storage/schema.ts';

type NewScore = typeof leaderboardScores.$inferInsert;

interface Leaderboard {
  scope: 'game' | 'world';
  ownerId: string;
  leaderboard: string;
  limit: number;
}

/** Stores a score if it is better than the stored one. Writing the same score again changes nothing. */
export async function storeBestScore(db: Db, score: NewScore): Promise<void> {
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

/** Lists the best scores. For equal scores, the earlier one ranks higher. */
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
    .select({
      userId: users.id,
      username: users.username,
      birthDate: users.birthDate,
      score: leaderboardScores.score,
    })
    .from(leaderboardScores)
    .innerJoin(users, eq(users.id, leaderboardScores.userId))
    .where(and(isThis, isNull(users.deleteAfter)))
    .orderBy(direction(leaderboardScores.score), asc(leaderboardScores.reachedAt), asc(users.username))
    .limit(limit);
}

/** Lists the names of a game's leaderboards that have a score. */
export async function listLeaderboardNames(db: Db, gameId: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ leaderboard: leaderboardScores.leaderboard })
    .from(leaderboardScores)
    .where(and(eq(leaderboardScores.scope, 'game'), eq(leaderboardScores.ownerId, gameId)))
    .groupBy(leaderboardScores.leaderboard)
    .orderBy(asc(leaderboardScores.leaderboard))
    .limit(limit);
  return rows.map(({ leaderboard }) => leaderboard);
}

/** Returns the number of players on a leaderboard, and the rank of one of them. */
export async function readRank(
  db: Db,
  { scope, ownerId, leaderboard }: Omit<Leaderboard, 'limit'>,
  userId: string | null,
): Promise<{ players: number; own: { place: number; score: number } | null }> {
  const { rows } = await db.execute<{ players: number; place: number | null; score: number | null }>(sql`
    with board as (
      select s.user_id, s.score, s."order" from ${leaderboardScores} as s
      join ${users} as u on u.id = s.user_id and u.delete_after is null
      where s.scope = ${scope} and s.owner_id = ${ownerId} and s.leaderboard = ${leaderboard}
    ), own as (select score, "order" from board where user_id = ${userId}::uuid)
    select (select count(*)::int from board) as players, (select score from own) as score,
      (select 1 + count(*)::int from board, own where case own."order" when 'lowest'
        then board.score < own.score else board.score > own.score end
        having exists (select from own)) as place`);
  const { players = 0, place = null, score = null } = rows[0] ?? {};
  return { players, own: place === null || score === null ? null : { place, score } };
}
