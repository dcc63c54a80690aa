import { endpoints } from '@playloom/api-contract';
import { READ_RATE_LIMIT, SOCIAL_WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { getNetworkKey } from '../../../http/clientAddress.ts';
import { signedInRoute, type Route } from '../../../http/route.ts';
import { respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithCounts } from '../../../redis/SharedCounts.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { createCodeGuard } from '../../play/joining/createCodeGuard.ts';
import { deleteFriendship } from '../../people/relationships/friendQueries.ts';
import { sendOrAcceptFriendRequest, inviteFriend, createFriendRoomLink, listFriends } from './friends.ts';
import { requireOtherUser, requireVisibleUser, readRelationship } from './relationships.ts';

export function friendsRoutes(
  services: WithConfig & WithClock & WithCounts & WithDatabase & WithJobs & WithRooms,
): Route[] {
  const { db } = services;
  const codes = createCodeGuard(services);
  return [
    signedInRoute(endpoints.listFriends, READ_RATE_LIMIT, async ({ signedIn }) =>
      respondSuccess(await listFriends(services, signedIn.user)),
    ),
    signedInRoute(endpoints.befriend, SOCIAL_WRITE_RATE_LIMIT, async ({ params, signedIn }) => {
      const other = await requireOtherUser(db, signedIn.user, params.username);
      await sendOrAcceptFriendRequest(services, signedIn.user, other);
      return respondSuccess(await readRelationship(db, signedIn, other));
    }),
    signedInRoute(endpoints.unfriend, SOCIAL_WRITE_RATE_LIMIT, async ({ params, signedIn }) => {
      const other = await requireVisibleUser(db, params.username);
      await deleteFriendship(db, signedIn.user.id, other.id);
      return respondSuccess(await readRelationship(db, signedIn, other));
    }),
    signedInRoute(endpoints.joinFriend, SOCIAL_WRITE_RATE_LIMIT, async ({ params, signedIn }) => {
      const friend = await requireOtherUser(db, signedIn.user, params.username);
      return respondSuccess({ path: await createFriendRoomLink(services, signedIn.user, friend) });
    }),
    signedInRoute(endpoints.inviteFriend, SOCIAL_WRITE_RATE_LIMIT, async (call) => {
      const { params, body, signedIn, request } = call;
      const friend = await requireOtherUser(db, signedIn.user, params.username);
      const invite = () => inviteFriend(services, signedIn, { friend, ...body });
      return respondSuccess(await codes.check(getNetworkKey(request.ip), body.lobbyCode, invite));
    }),
  ];
}
