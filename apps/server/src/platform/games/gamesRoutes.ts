import { endpoints } from '@playloom/api-contract';
import { READS } from '../../http/limits.ts';
import { openRoute, type Route } from '../../http/route.ts';
import { findGames } from './findGames.ts';

export function gamesRoutes(): Route[] {
  return [openRoute(endpoints.listGames, READS, async ({ query }) => findGames(query))];
}
