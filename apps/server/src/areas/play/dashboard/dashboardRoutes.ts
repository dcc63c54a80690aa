import { endpoints } from '@playloom/api-contract';
import { READ_RATE_LIMIT } from '../../../http/limits.ts';
import { signedInRoute, type Route } from '../../../http/route.ts';
import { respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { readDashboard } from './readDashboard.ts';

/** Dashboards for creators. `readDashboard` checks whether the user may see the game. */
export function dashboardRoutes(services: WithClock & WithDatabase & WithRooms): Route[] {
  return [
    signedInRoute(endpoints.readDashboard, READ_RATE_LIMIT, async ({ params, query, signedIn }) =>
      respondSuccess(await readDashboard(services, signedIn.user.id, params.gameSlug, Number(query.days))),
    ),
  ];
}
