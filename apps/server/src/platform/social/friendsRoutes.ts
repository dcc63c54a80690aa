import { endpoints } from '@playloom/api-contract';
import { READS, SOCIAL_WRITES } from '../../http/limits.ts';
import { signedInRoute, type Route } from '../../http/route.ts';
import { succeed } from '../../http/succeed.ts';
import type { Services } from '../../services.ts';
import { deleteFriendship } from '../../storage/friendQueries.ts';
import { befriend, inviteFriend, joinFriend, listFriends } from './friends.ts';
import { needOther, needPerson, readTies } from './ties.ts';

export function friendsRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    signedInRoute(endpoints.listFriends, READS, async ({ signedIn }) =>
      succeed(await listFriends(services, signedIn.user)),
    ),
    signedInRoute(endpoints.befriend, SOCIAL_WRITES, async ({ params, signedIn }) => {
      const other = await needOther(db, signedIn.user, params.username);
      await befriend(services, signedIn.user, other);
      return succeed(await readTies(db, signedIn, other));
    }),
    signedInRoute(endpoints.unfriend, SOCIAL_WRITES, async ({ params, signedIn }) => {
      const other = await needPerson(db, params.username);
      await deleteFriendship(db, signedIn.user.id, other.id);
      return succeed(await readTies(db, signedIn, other));
    }),
    signedInRoute(endpoints.joinFriend, SOCIAL_WRITES, async ({ params, signedIn }) => {
      const friend = await needOther(db, signedIn.user, params.username);
      return succeed({ path: await joinFriend(services, signedIn.user, friend) });
    }),
    signedInRoute(endpoints.inviteFriend, SOCIAL_WRITES, async ({ params, body, signedIn }) => {
      const friend = await needOther(db, signedIn.user, params.username);
      return succeed(await inviteFriend(services, signedIn, { friend, ...body }));
    }),
  ];
}
