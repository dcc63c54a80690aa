import { endpoints } from '@playloom/api-contract';
import { READS } from '../../http/limits.ts';
import { signedInRoute, type Route } from '../../http/route.ts';
import { respondSuccess } from '../../http/respondSuccess.ts';
import type { Services } from '../../services.ts';
import { createLiveToken } from './liveToken.ts';

export function liveRoutes({ secrets, clock }: Services): Route[] {
  return [
    signedInRoute(endpoints.readChatToken, READS, async ({ signedIn: { user, sessionId } }) =>
      respondSuccess(createLiveToken(secrets, { userId: user.id, sessionId }, clock.now())),
    ),
  ];
}
