import { and, desc, eq, sql } from 'drizzle-orm';
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
  const rows = [...newest.values()].filter(({ gameId }) => isUuid(gameId));
  if (rows.length === 0) return;
  const ids = sql.param(rows.map(({ gameId }) => gameId));
  const times = sql.param(rows.map(({ playedAt }) => playedAt.toISOString()));
  // One statement, because every join runs it. Inserts in a fixed order, so that two of the same account cannot
  // deadlock. The deletion does not see the inserted rows yet.
  await db.execute(sql`
    with added as (
      insert into ${recentGames} (user_id, game_id, played_at)
      select ${userId}, game.id, play.at
      from unnest(${ids}::uuid[], ${times}::timestamptz[]) as play (game_id, at)
      join ${games} as game on game.id = play.game_id order by game.id
      on conflict (user_id, game_id) do update set played_at = greatest(${recentGames}.played_at, excluded.played_at)
      returning game_id
    ), others as (
      select game_id, row_number() over (order by played_at desc) as place
      from ${recentGames} where user_id = ${userId} and game_id not in (select game_id from added)
    )
    delete from ${recentGames} where user_id = ${userId} and game_id in (
      select game_id from others where place > ${limit} - (select count(*) from added))`);
}
