import { endpoints } from '@playloom/api-contract';
import { READ_RATE_LIMIT } from '../../../http/limits.ts';
import { respondSuccess } from '../../../http/respondSuccess.ts';
import { publicRoute, type Route } from '../../../http/route.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { isUserVisible } from '../../identity/users/policy.ts';
import { UserNotFound } from '../../identity/users/userErrors.ts';
import { findUserByName } from '../../identity/users/userQueries.ts';
import { listPlayerGames } from './listPlayerGames.ts';
import { readPlayerProgress } from './readPlayerProgress.ts';

export function progressRoutes(services: WithClock & WithDatabase): Route[] {
  const requireUser = async (username: string): Promise<UserRow> => {
    const user = await findUserByName(services.db, username);
    if (!user || !isUserVisible(user)) throw UserNotFound();
    return user;
  };
  return [
    publicRoute(endpoints.readPlayerProgress, READ_RATE_LIMIT, async ({ params, signedIn }) => {
      const user = await requireUser(params.username);
      return respondSuccess(await readPlayerProgress(services, user, signedIn?.user.id ?? null));
    }),
    publicRoute(endpoints.listPlayerGames, READ_RATE_LIMIT, async ({ params, query, signedIn }) => {
      const user = await requireUser(params.username);
      const asked = { callerId: signedIn?.user.id ?? null, page: query.page ?? 1 };
      return respondSuccess(await listPlayerGames(services, user, asked));
    }),
  ];
}
