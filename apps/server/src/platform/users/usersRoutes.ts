import { endpoints } from '@playloom/api-contract';
import { UserNotFound } from '../../http/errors.ts';
import { READS, WRITES } from '../../http/limits.ts';
import { publicRoute, type Route } from '../../http/route.ts';
import { done, succeed } from '../../http/succeed.ts';
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
      succeed(signedIn && (await presentUser(services, signedIn.user))),
    ),
    publicRoute(endpoints.readUserByName, READS, async ({ params }) =>
      succeed(presentPublicUser(await readVisibleUser(params.username), config)),
    ),
    publicRoute(endpoints.readMinimalUserByName, READS, async ({ params }) =>
      succeed(presentMinimalUser(await readVisibleUser(params.username), config)),
    ),
    publicRoute(endpoints.searchUsers, READS, async ({ query }) => {
      const found = await searchUsersByName(db, query.searchTerm.trim());
      return found.map((user) => presentMinimalUser(user, config));
    }),
    publicRoute(endpoints.setOrUpdateProfile, WRITES, async ({ body, signedIn }) => {
      await recordDevice(db, { deviceId: body.v, userId: signedIn?.user.id ?? null, now: clock.now() });
      return done();
    }),
  ];
}
