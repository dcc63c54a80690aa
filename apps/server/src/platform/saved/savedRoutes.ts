import { endpoints } from '@playloom/api-contract';
import { EXPORTS, READS, WRITES } from '../../http/limits.ts';
import { signedInRoute, type Route } from '../../http/route.ts';
import { respondDone, respondSuccess } from '../../http/respondSuccess.ts';
import type { Services } from '../../services.ts';
import { listSavedPlayers, readSavedPlayer } from './browseSaved.ts';
import { exportSavedGame, listSavedGames } from './exportSaved.ts';
import { resetLeaderboard, resetSavedPlayer } from './resetSaved.ts';

/** Saved data of games: players can export it, creators can browse and reset it. */
export function savedRoutes(services: Services): Route[] {
  return [
    signedInRoute(endpoints.listSavedGames, READS, async ({ signedIn }) =>
      respondSuccess(await listSavedGames(services, signedIn.user.id)),
    ),
    signedInRoute(endpoints.exportSavedGame, EXPORTS, async ({ params, signedIn }) =>
      exportSavedGame(services, signedIn.user.id, params),
    ),
    signedInRoute(endpoints.listSavedPlayers, READS, async ({ params, query, signedIn }) =>
      respondSuccess(await listSavedPlayers(services, signedIn.user.id, params.gameSlug, query)),
    ),
    signedInRoute(endpoints.readSavedPlayer, READS, async ({ params, signedIn }) =>
      respondSuccess(await readSavedPlayer(services, signedIn.user.id, params.id, params.userId)),
    ),
    signedInRoute(endpoints.resetSavedPlayer, WRITES, async ({ params, signedIn }) => {
      await resetSavedPlayer(services, signedIn.user.id, params.id, params.userId);
      return respondDone();
    }),
    signedInRoute(endpoints.resetLeaderboard, WRITES, async ({ params, signedIn }) => {
      await resetLeaderboard(services, signedIn.user.id, params.id, params.leaderboard);
      return respondDone();
    }),
  ];
}
