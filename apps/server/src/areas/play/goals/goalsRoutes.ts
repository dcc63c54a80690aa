import { endpoints } from '@playloom/api-contract';
import { READ_RATE_LIMIT } from '../../../http/limits.ts';
import { respondSuccess } from '../../../http/respondSuccess.ts';
import { publicRoute, signedInRoute, type Route } from '../../../http/route.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { requireGameAccess } from '../../creation/games/policy.ts';
import { readGameMembership } from '../../creation/games/readGameMembership.ts';
import { requireGame } from '../../creation/games/requireGame.ts';
import { listGameGoals, listTodayGoals } from './listPlayerGoals.ts';

export function goalsRoutes(services: WithClock & WithDatabase): Route[] {
  return [
    publicRoute(endpoints.listGameGoals, READ_RATE_LIMIT, async ({ params, signedIn }) => {
      const game = await requireGame(services, params.id);
      requireGameAccess(game, await readGameMembership(services.db, game, signedIn));
      return respondSuccess(await listGameGoals(services, game, signedIn?.user.id ?? null));
    }),
    signedInRoute(endpoints.listTodayGoals, READ_RATE_LIMIT, async ({ signedIn }) =>
      respondSuccess(await listTodayGoals(services, signedIn.user.id)),
    ),
  ];
}
