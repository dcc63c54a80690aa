import { endpoints } from '@playloom/api-contract';
import { UserNotFound } from './userErrors.ts';
import { READ_RATE_LIMIT, WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { publicRoute, type Route } from '../../../http/route.ts';
import { respondDone, respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { findUserByName, searchUsersByName } from './userQueries.ts';
import { isUserVisible } from './policy.ts';
import { presentMinimalUser, presentPublicUser, presentUser } from './presentUser.ts';
import { recordDevice } from './recordDevice.ts';

export function usersRoutes(services: WithConfig & WithClock & WithDatabase): Route[] {
  const { db, clock, config } = services;
  const readVisibleUser = async (username: string) => {
    const user = await findUserByName(db, username);
    if (!user || !isUserVisible(user)) throw UserNotFound();
    return user;
  };
  return [
    publicRoute(endpoints.readUser, READ_RATE_LIMIT, async ({ signedIn }) =>
      respondSuccess(signedIn && (await presentUser(services, signedIn.user))),
    ),
    publicRoute(endpoints.readUserByName, READ_RATE_LIMIT, async ({ params }) =>
      respondSuccess(presentPublicUser(await readVisibleUser(params.username), config)),
    ),
    publicRoute(endpoints.readMinimalUserByName, READ_RATE_LIMIT, async ({ params }) =>
      respondSuccess(presentMinimalUser(await readVisibleUser(params.username), config)),
    ),
    publicRoute(endpoints.searchUsers, READ_RATE_LIMIT, async ({ query }) => {
      const found = await searchUsersByName(db, query.searchTerm.trim());
      return found.map((user) => presentMinimalUser(user, config));
    }),
    publicRoute(endpoints.setOrUpdateProfile, WRITE_RATE_LIMIT, async ({ body, signedIn }) => {
      await recordDevice(db, { deviceId: body.v, userId: signedIn?.user.id ?? null, now: clock.now() });
      return respondDone();
    }),
  ];
}
