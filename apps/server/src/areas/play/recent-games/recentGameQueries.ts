import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import {
  publishedGameCondition,
  selectGames,
  toPublishedGame,
  type PublishedGame,
} from '../../creation/games/gameQueries.ts';
import { isUuid } from '../../../storage/isUuid.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { games, recentGames } from '../../../storage/schema.ts';

export async function listRecentGamesOf(db: Db, userId: string, limit: number): Promise<PublishedGame[]> {
  const rows = await selectGames(db)
    .innerJoin(recentGames, eq(recentGames.gameId, games.id))
    .where(and(eq(recentGames.userId, userId), publishedGameCondition))
    .orderBy(desc(recentGames.playedAt), games.slug)
    .limit(limit);
  return rows.map(toPublishedGame);
}

interface RecentPlay {
  gameId: string;
  playedAt: Date;
}

/**
 * Saves the games a user played last. Only the newest play of each game and the newest games of each account are
 * kept. Unknown ids are skipped.
 */
export async function saveRecentGames(
  db: Db,
  userId: string,
  plays: readonly RecentPlay[],
  limit: number,
): Promise<void> {
  const newest = new Map(plays.toReversed().map((play) => [play.gameId, play]));
  const ids = [...newest.keys()].filter(isUuid);
  if (ids.length === 0) return;
  await db.transaction(async (tx) => {
    const known = await tx.select({ id: games.id }).from(games).where(inArray(games.id, ids));
    const rows = known.flatMap(({ id }) => {
      const play = newest.get(id);
      return play ? [{ userId, ...play }] : [];
    });
    if (rows.length === 0) return;
    await tx
      .insert(recentGames)
      // In a fixed order, so that two merges of the same account cannot deadlock.
      .values(rows.toSorted((a, b) => (a.gameId < b.gameId ? -1 : 1)))
      .onConflictDoUpdate({
        target: [recentGames.userId, recentGames.gameId],
        set: { playedAt: sql`greatest(${recentGames.playedAt}, excluded.played_at)` },
      });
    const latestGames = tx
      .select({ gameId: recentGames.gameId })
      .from(recentGames)
      .where(eq(recentGames.userId, userId))
      .orderBy(desc(recentGames.playedAt))
      .limit(limit);
    await tx
      .delete(recentGames)
      .where(and(eq(recentGames.userId, userId), notInArray(recentGames.gameId, latestGames)));
  });
}
