import { endpoints } from '@playloom/api-contract';
import { READ_RATE_LIMIT } from '../../../http/limits.ts';
import { respondSuccess } from '../../../http/respondSuccess.ts';
import { publicRoute, type Route } from '../../../http/route.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { requireGameAccess } from '../../creation/games/policy.ts';
import { readGameMembership } from '../../creation/games/readGameMembership.ts';
import { requireGame } from '../../creation/games/requireGame.ts';
import { listAchievements } from './listAchievements.ts';

export function achievementsRoutes(services: WithClock & WithDatabase): Route[] {
  const { db } = services;
  return [
    publicRoute(endpoints.listAchievements, READ_RATE_LIMIT, async ({ params, signedIn }) => {
      const game = await requireGame(services, params.id);
      requireGameAccess(game, await readGameMembership(db, game, signedIn));
      return respondSuccess(await listAchievements(db, game, signedIn?.user.id ?? null));
    }),
  ];
}
