import { endpoints } from '@playloom/api-contract';
import { UserNotFound } from '../../http/errors.ts';
import { READS, WRITES } from '../../http/limits.ts';
import { publicRoute, type Route } from '../../http/route.ts';
import { done, succeed } from '../../http/succeed.ts';
import type { Services } from '../../services.ts';
import { findUserByName, searchUsersByName } from '../../storage/userQueries.ts';
import { presentMinimalUser, presentPublicUser, presentUser } from './presentUser.ts';
import { recordDevice } from './recordDevice.ts';

export function usersRoutes({ db, clock, config }: Services): Route[] {
  return [
    publicRoute(endpoints.readUser, READS, async ({ signedIn }) =>
      succeed(signedIn && presentUser(signedIn.user, config)),
    ),
    publicRoute(endpoints.readUserByName, READS, async ({ params }) => {
      const user = await findUserByName(db, params.username);
      if (!user) throw UserNotFound();
      return succeed(presentPublicUser(user, config));
    }),
    publicRoute(endpoints.readMinimalUserByName, READS, async ({ params }) => {
      const user = await findUserByName(db, params.username);
      if (!user) throw UserNotFound();
      return succeed(presentMinimalUser(user, config));
    }),
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
