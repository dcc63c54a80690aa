import { apiLimits, type Endpoints, type GameCard, type EndpointQuery } from '@playloom/api-contract';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { listGames } from '../games/gameQueries.ts';
import { presentGameCard } from './presentGame.ts';

type GameQuery = EndpointQuery<Endpoints['listGames']>;

/** Returns a page of games that match the query, best match first. */
export async function findGames(
  { db, rooms }: WithDatabase & WithRooms,
  query: GameQuery,
): Promise<GameCard[]> {
  const { category, searchTerm = '', opensource, page } = query;
  const [found, playing] = await Promise.all([
    listGames(db, {
      category: category?.trim() || null,
      searchTerm: searchTerm.trim(),
      openSourceOnly: opensource === 'true',
      limit: apiLimits.GAMES_PER_PAGE,
      offset: (page - 1) * apiLimits.GAMES_PER_PAGE,
    }),
    rooms.countPlayers(),
  ]);
  return found.map((game) => presentGameCard(game, playing));
}
