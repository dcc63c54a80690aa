import { endpoints } from '@playloom/api-contract';
import { READ_RATE_LIMIT } from '../../../http/limits.ts';
import { respondSuccess } from '../../../http/respondSuccess.ts';
import { publicRoute, type Route } from '../../../http/route.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { requireGameAccess } from '../../creation/games/policy.ts';
import { readGameMembership } from '../../creation/games/readGameMembership.ts';
import { requireGame } from '../../creation/games/requireGame.ts';
import { isUserVisible } from '../../identity/users/policy.ts';
import { UserNotFound } from '../../identity/users/userErrors.ts';
import { findUserByName } from '../../identity/users/userQueries.ts';
import { listAchievements } from './listAchievements.ts';
import { readPlayerProgress } from './readPlayerProgress.ts';

export function achievementsRoutes(services: WithClock & WithDatabase): Route[] {
  const { db } = services;
  return [
    publicRoute(endpoints.listAchievements, READ_RATE_LIMIT, async ({ params, signedIn }) => {
      const game = await requireGame(services, params.id);
      requireGameAccess(game, await readGameMembership(db, game, signedIn));
      return respondSuccess(await listAchievements(db, game, signedIn?.user.id ?? null));
    }),
    publicRoute(endpoints.readPlayerProgress, READ_RATE_LIMIT, async ({ params, signedIn }) => {
      const user = await findUserByName(db, params.username);
      if (!user || !isUserVisible(user)) throw UserNotFound();
      return respondSuccess(await readPlayerProgress(services, user, signedIn?.user.id ?? null));
    }),
  ];
}
