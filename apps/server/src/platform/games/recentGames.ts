import { limits, type GameCard } from '@playloom/api-contract';
import { addMilliseconds } from '../../clock.ts';
import type { Services } from '../../services.ts';
import { listRecentGamesOf, saveRecentGames } from '../../storage/recentGameQueries.ts';
import { presentGameCard } from './presentGame.ts';

/** Games this account has joined, the last one first; those that are gone are left out. */
export async function listRecentGames({ db, rooms }: Services, userId: string): Promise<GameCard[]> {
  const [found, playing] = await Promise.all([
    listRecentGamesOf(db, userId, limits.RECENT_GAMES_MAX),
    rooms.countPlayers(),
  ]);
  return found.map((game) => presentGameCard(game, playing));
}

/** Remembers games for an account, the first of them as the last played. */
export async function rememberGames(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
  gameIds: readonly string[],
): Promise<void> {
  const now = clock.now();
  const plays = gameIds.map((gameId, index) => ({ gameId, playedAt: addMilliseconds(now, -index) }));
  await saveRecentGames(db, userId, plays, limits.RECENT_GAMES_MAX);
}
