import { endpoints } from '@playloom/api-contract';
import { READ_RATE_LIMIT } from '../http/limits.ts';
import { signedInRoute, type Route } from '../http/route.ts';
import { respondSuccess } from '../http/respondSuccess.ts';
import type { WithSecrets } from '../process/Secrets.ts';
import type { WithClock } from '../process/clock.ts';
import { createLiveToken } from './liveToken.ts';

export function liveRoutes({ secrets, clock }: WithSecrets & WithClock): Route[] {
  return [
    signedInRoute(endpoints.readChatToken, READ_RATE_LIMIT, async ({ signedIn: { user, sessionId } }) =>
      respondSuccess(createLiveToken(secrets, { userId: user.id, sessionId }, clock.now())),
    ),
  ];
}
