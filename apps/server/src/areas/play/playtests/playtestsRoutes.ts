import { endpoints } from '@playloom/api-contract';
import { PUBLISH_RATE_LIMIT } from '../../../http/limits.ts';
import { signedInRoute, type Route } from '../../../http/route.ts';
import { respondSuccess } from '../../../http/respondSuccess.ts';
import type { Services } from '../../../app/services.ts';
import { openTestRoom } from './openTestRoom.ts';

export function playtestsRoutes(services: Services): Route[] {
  return [
    signedInRoute(endpoints.openTestRoom, PUBLISH_RATE_LIMIT, async ({ params, signedIn }) =>
      respondSuccess(await openTestRoom(services, signedIn.user, params.id)),
    ),
  ];
}
