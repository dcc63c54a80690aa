import { endpoints } from '@playloom/api-contract';
import { UserNotFound } from '../../http/errors.ts';
import { READS, WRITES } from '../../http/limits.ts';
import { publicRoute, type Route } from '../../http/route.ts';
import { respondDone, respondSuccess } from '../../http/respondSuccess.ts';
import type { Services } from '../../services.ts';
import { findUserByName, searchUsersByName } from '../../storage/userQueries.ts';
import { isVisible } from './policy.ts';
import { presentMinimalUser, presentPublicUser, presentUser } from './presentUser.ts';
import { recordDevice } from './recordDevice.ts';

export function usersRoutes(services: Services): Route[] {
  const { db, clock, config } = services;
  const readVisibleUser = async (username: string) => {
    const user = await findUserByName(db, username);
    if (!user || !isVisible(user)) throw UserNotFound();
    return user;
  };
  return [
    publicRoute(endpoints.readUser, READS, async ({ signedIn }) =>
      respondSuccess(signedIn && (await presentUser(services, signedIn.user))),
    ),
    publicRoute(endpoints.readUserByName, READS, async ({ params }) =>
      respondSuccess(presentPublicUser(await readVisibleUser(params.username), config)),
    ),
    publicRoute(endpoints.readMinimalUserByName, READS, async ({ params }) =>
      respondSuccess(presentMinimalUser(await readVisibleUser(params.username), config)),
    ),
    publicRoute(endpoints.searchUsers, READS, async ({ query }) => {
      const found = await searchUsersByName(db, query.searchTerm.trim());
      return found.map((user) => presentMinimalUser(user, config));
    }),
    publicRoute(endpoints.setOrUpdateProfile, WRITES, async ({ body, signedIn }) => {
      await recordDevice(db, { deviceId: body.v, userId: signedIn?.user.id ?? null, now: clock.now() });
      return respondDone();
    }),
  ];
}
