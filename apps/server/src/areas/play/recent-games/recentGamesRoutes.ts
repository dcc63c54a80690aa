import { endpoints } from '@playloom/api-contract';
import { READ_RATE_LIMIT, WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { signedInRoute, type Route } from '../../../http/route.ts';
import { respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { listRecentGames, recordRecentGames } from './recentGames.ts';

export function recentGamesRoutes(services: WithClock & WithDatabase & WithRooms): Route[] {
  return [
    signedInRoute(endpoints.listRecentGames, READ_RATE_LIMIT, async ({ signedIn }) =>
      respondSuccess(await listRecentGames(services, signedIn.user.id)),
    ),
    signedInRoute(endpoints.mergeRecentGames, WRITE_RATE_LIMIT, async ({ body, signedIn }) => {
      await recordRecentGames(services, signedIn.user.id, body.gameIds);
      return respondSuccess(await listRecentGames(services, signedIn.user.id));
    }),
  ];
}
