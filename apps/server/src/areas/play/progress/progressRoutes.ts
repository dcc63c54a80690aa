import { endpoints } from '@playloom/api-contract';
import { READ_RATE_LIMIT } from '../../../http/limits.ts';
import { respondSuccess } from '../../../http/respondSuccess.ts';
import { publicRoute, type Route } from '../../../http/route.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { isUserVisible } from '../../identity/users/policy.ts';
import { UserNotFound } from '../../identity/users/userErrors.ts';
import { findUserByName } from '../../identity/users/userQueries.ts';
import { readPlayerProgress } from './readPlayerProgress.ts';

export function progressRoutes(services: WithClock & WithDatabase): Route[] {
  const { db } = services;
  return [
    publicRoute(endpoints.readPlayerProgress, READ_RATE_LIMIT, async ({ params, signedIn }) => {
      const user = await findUserByName(db, params.username);
      if (!user || !isUserVisible(user)) throw UserNotFound();
      return respondSuccess(await readPlayerProgress(services, user, signedIn?.user.id ?? null));
    }),
  ];
}
