import { endpoints } from '@playloom/api-contract';
import { READS } from '../../http/limits.ts';
import { signedInRoute, type Route } from '../../http/route.ts';
import { succeed } from '../../http/succeed.ts';
import type { Services } from '../../services.ts';
import { createLiveToken } from './liveToken.ts';

export function liveRoutes({ secrets, clock }: Services): Route[] {
  return [
    signedInRoute(endpoints.readChatToken, READS, async ({ signedIn: { user, sessionId } }) =>
      succeed(createLiveToken(secrets, { userId: user.id, sessionId }, clock.now())),
    ),
  ];
}
