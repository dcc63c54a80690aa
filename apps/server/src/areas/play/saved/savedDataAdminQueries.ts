import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../storage/openDatabase.ts';
import type { SavedDataKey } from './savedQueries.ts';
import { games, leaderboardScores, savedData, users, worlds } from '../../../storage/schema.ts';

/** Lists all saved data of a user, with the name of the game or world. */
export async function listSavedDataOfUser(db: Db, userId: string) {
  return db
    .select({
      scope: savedData.scope,
      ownerId: savedData.ownerId,
      title: sql<string>`coalesce(${games.title}, ${worlds.name}, '')`,
      updatedAt: savedData.updatedAt,
      values: savedData.values,
    })
    .from(savedData)
    .leftJoin(games, eq(games.id, savedData.ownerId))
    .leftJoin(worlds, eq(worlds.id, savedData.ownerId))
    .where(eq(savedData.userId, userId))
    .orderBy(desc(savedData.updatedAt));
}

/** Lists players with saved data in a game, last written first, without accounts that are scheduled for deletion. */
export async function listSavedDataOfGame(
  db: Db,
  { gameId, search, limit, offset }: { gameId: string; search: string; limit: number; offset: number },
) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .select({
      userId: users.id,
      username: users.username,
      updatedAt: savedData.updatedAt,
      size: sql<number>`length(${savedData.values})`.mapWith(Number),
    })
    .from(savedData)
    .innerJoin(users, eq(users.id, savedData.userId))
    .where(
      and(
        isOf(gameId),
        isNull(users.deleteAfter),
        search === '' ? undefined : sql`${users.username} ilike ${pattern}`,
      ),
    )
    .orderBy(desc(savedData.updatedAt), asc(users.username))
    .limit(limit)
    .offset(offset);
}

const isOf = (gameId: string) => and(eq(savedData.scope, 'game'), eq(savedData.ownerId, gameId));

export async function listGameLeaderboards(db: Db, gameId: string, limit: number) {
  return db
    .select({ leaderboard: leaderboardScores.leaderboard, players: count() })
    .from(leaderboardScores)
    .where(and(eq(leaderboardScores.scope, 'game'), eq(leaderboardScores.ownerId, gameId)))
    .groupBy(leaderboardScores.leaderboard)
    .orderBy(asc(leaderboardScores.leaderboard))
    .limit(limit);
}

export async function listScoresOf(db: Db, { scope, ownerId, userId }: SavedDataKey) {
  return db
    .select({
      leaderboard: leaderboardScores.leaderboard,
      score: leaderboardScores.score,
      reachedAt: leaderboardScores.reachedAt,
    })
    .from(leaderboardScores)
    .where(
      and(
        eq(leaderboardScores.scope, scope),
        eq(leaderboardScores.ownerId, ownerId),
        eq(leaderboardScores.userId, userId),
      ),
    )
    .orderBy(asc(leaderboardScores.leaderboard));
}

/** Deletes a player's data in a game that is not part of a world. Such a game stores both scopes under its own id. */
export async function deleteSavedDataOf(tx: Db, gameId: string, userId: string): Promise<void> {
  await tx.delete(savedData).where(and(eq(savedData.ownerId, gameId), eq(savedData.userId, userId)));
  await tx
    .delete(leaderboardScores)
    .where(and(eq(leaderboardScores.ownerId, gameId), eq(leaderboardScores.userId, userId)));
}

export async function deleteLeaderboard(db: Db, gameId: string, leaderboard: string): Promise<void> {
  await db
    .delete(leaderboardScores)
    .where(
      and(
        eq(leaderboardScores.scope, 'game'),
        eq(leaderboardScores.ownerId, gameId),
        eq(leaderboardScores.leaderboard, leaderboard),
      ),
    );
}
