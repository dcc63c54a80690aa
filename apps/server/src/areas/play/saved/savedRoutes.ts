import { endpoints } from '@playloom/api-contract';
import { EXPORT_RATE_LIMIT, READ_RATE_LIMIT, WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { signedInRoute, type Route } from '../../../http/route.ts';
import { respondDone, respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { listSavedPlayers, readSavedPlayer } from './browseSaved.ts';
import { exportSavedGame, listSavedGames } from './exportSaved.ts';
import { resetLeaderboard, resetSavedPlayer } from './resetSaved.ts';

/** Saved data of games: players can export it, creators can browse and reset it. */
export function savedRoutes(services: WithClock & WithDatabase): Route[] {
  return [
    signedInRoute(endpoints.listSavedGames, READ_RATE_LIMIT, async ({ signedIn }) =>
      respondSuccess(await listSavedGames(services, signedIn.user.id)),
    ),
    signedInRoute(endpoints.exportSavedGame, EXPORT_RATE_LIMIT, async ({ params, signedIn }) =>
      exportSavedGame(services, signedIn.user.id, params),
    ),
    signedInRoute(endpoints.listSavedPlayers, READ_RATE_LIMIT, async ({ params, query, signedIn }) =>
      respondSuccess(await listSavedPlayers(services, signedIn.user.id, params.gameSlug, query)),
    ),
    signedInRoute(endpoints.readSavedPlayer, READ_RATE_LIMIT, async ({ params, signedIn }) =>
      respondSuccess(await readSavedPlayer(services, signedIn.user.id, params.id, params.userId)),
    ),
    signedInRoute(endpoints.resetSavedPlayer, WRITE_RATE_LIMIT, async ({ params, signedIn }) => {
      await resetSavedPlayer(services, signedIn.user.id, params.id, params.userId);
      return respondDone();
    }),
    signedInRoute(endpoints.resetLeaderboard, WRITE_RATE_LIMIT, async ({ params, signedIn }) => {
      await resetLeaderboard(services, signedIn.user.id, params.id, params.leaderboard);
      return respondDone();
    }),
  ];
}
