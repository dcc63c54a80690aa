import { apiLimits, type GameCard } from '@playloom/api-contract';
import { addMilliseconds, type WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { listRecentGamesOf, saveRecentGames } from './recentGameQueries.ts';
import { presentGameCard } from '../../creation/showcase/presentGame.ts';

/** Lists the games that this account has joined, latest first, without deleted ones. */
export async function listRecentGames(
  { db, rooms }: WithDatabase & WithRooms,
  userId: string,
): Promise<GameCard[]> {
  const [found, playing] = await Promise.all([
    listRecentGamesOf(db, userId, apiLimits.RECENT_GAMES_MAX),
    rooms.countPlayers(),
  ]);
  return found.map((game) => presentGameCard(game, playing));
}

/** Adds games to the recent games of an account. The first one becomes the latest. */
export async function recordRecentGames(
  { db, clock }: WithClock & WithDatabase,
  userId: string,
  gameIds: readonly string[],
): Promise<void> {
  const now = clock.now();
  const plays = gameIds.map((gameId, index) => ({ gameId, playedAt: addMilliseconds(now, -index) }));
  await saveRecentGames(db, userId, plays, apiLimits.RECENT_GAMES_MAX);
}
