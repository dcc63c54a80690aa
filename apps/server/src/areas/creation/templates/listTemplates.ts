import { apiLimits, type Endpoints, type EndpointResponse } from '@playloom/api-contract';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { listGames, listOpenGamesOf } from '../games/gameQueries.ts';
import { presentGameCard } from '../showcase/presentGame.ts';
import { STARTERS_USERNAME } from '../../identity/users/startersAccount.ts';
import { listStarterSlugs } from '../starters/readStarters.ts';

type Templates = EndpointResponse<Endpoints['listTemplates']>['data'];

/**
 * Lists the games that a new game can start from. Starters have their own query, because on a busy site they would drop
 * out of the list of popular games.
 */
export async function listTemplates({ db, rooms }: WithDatabase & WithRooms): Promise<Templates> {
  const [order, starters, others, playing] = await Promise.all([
    listStarterSlugs(),
    listOpenGamesOf(db, STARTERS_USERNAME),
    listGames(db, {
      category: null,
      searchTerm: '',
      openSourceOnly: true,
      notBy: STARTERS_USERNAME,
      limit: apiLimits.GAMES_PER_PAGE,
      offset: 0,
    }),
    rooms.countPlayers(),
  ]);
  // A starter that is no longer in the catalog stays available after the others.
  const rankOf = (slug: string) => (order.includes(slug) ? order.indexOf(slug) : order.length);
  return {
    starters: starters
      .toSorted((one, two) => rankOf(one.slug) - rankOf(two.slug))
      .map((game) => presentGameCard(game, playing)),
    others: others.map((game) => presentGameCard(game, playing)),
  };
}
