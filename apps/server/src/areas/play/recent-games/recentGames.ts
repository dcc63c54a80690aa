import { apiLimits, type GameCard } from '@playloom/api-contract';
import { addMilliseconds } from '../../../process/clock.ts';
import type { Services } from '../../../app/services.ts';
import { listRecentGamesOf, saveRecentGames } from './recentGameQueries.ts';
import { presentGameCard } from '../../creation/showcase/presentGame.ts';

/** Lists the games that this account has joined, latest first, without deleted ones. */
export async function listRecentGames({ db, rooms }: Services, userId: string): Promise<GameCard[]> {
  const [found, playing] = await Promise.all([
    listRecentGamesOf(db, userId, apiLimits.RECENT_GAMES_MAX),
    rooms.countPlayers(),
  ]);
  return found.map((game) => presentGameCard(game, playing));
}

/** Adds games to the recent games of an account. The first one becomes the latest. */
export async function recordRecentGames(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
  gameIds: readonly string[],
): Promise<void> {
  const now = clock.now();
  const plays = gameIds.map((gameId, index) => ({ gameId, playedAt: addMilliseconds(now, -index) }));
  await saveRecentGames(db, userId, plays, apiLimits.RECENT_GAMES_MAX);
}
