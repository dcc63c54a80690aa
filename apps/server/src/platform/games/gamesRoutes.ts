import { endpoints } from '@playloom/api-contract';
import { ClientNotFound, GameNotFound, InviteNotFound } from '../../http/errors.ts';
import { READS, WRITES } from '../../http/limits.ts';
import { openRoute, publicRoute, signedInRoute, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { findGames } from './findGames.ts';

export function gamesRoutes(_services: Services): Route[] {
  return [
    openRoute(endpoints.listGames, READS, async ({ query }) => findGames(query)),
    publicRoute(endpoints.readGame, READS, async () => {
      throw GameNotFound();
    }),
    publicRoute(endpoints.listRooms, READS, async () => {
      throw GameNotFound();
    }),
    publicRoute(endpoints.joinGame, WRITES, async () => {
      throw GameNotFound();
    }),
    openRoute(endpoints.readClient, READS, async () => {
      throw ClientNotFound();
    }),
    signedInRoute(endpoints.publishGame, WRITES, async () => {
      throw GameNotFound();
    }),
    publicRoute(endpoints.createInvite, WRITES, async () => {
      throw GameNotFound();
    }),
    openRoute(endpoints.readInvite, READS, async () => {
      throw InviteNotFound();
    }),
    publicRoute(endpoints.readLeaderboard, READS, async () => {
      throw GameNotFound();
    }),
  ];
}
