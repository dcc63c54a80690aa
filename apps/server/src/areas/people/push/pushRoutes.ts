import { endpoints } from '@playloom/api-contract';
import { PushIdentityMismatch, PushServiceUnknown } from './pushErrors.ts';
import { READ_RATE_LIMIT, WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { publicRoute, signedInRoute, type Route } from '../../../http/route.ts';
import { respondDone, respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithSecrets } from '../../../process/Secrets.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithPush } from './PushSender.ts';
import { deletePushSubscription, storePushSubscription } from './pushQueries.ts';
import { isValidPushIdentity, signPushIdentity } from './pushIdentity.ts';

export function pushRoutes({
  db,
  clock,
  secrets,
  push,
}: WithSecrets & WithClock & WithDatabase & WithPush): Route[] {
  return [
    signedInRoute(endpoints.readPushIdentity, READ_RATE_LIMIT, async ({ signedIn }) =>
      respondSuccess({ publicKey: push.publicKey, ...signPushIdentity(secrets, signedIn) }),
    ),
    signedInRoute(endpoints.subscribeToPush, WRITE_RATE_LIMIT, async ({ signedIn, body }) => {
      if (!isValidPushIdentity(secrets, signedIn, body)) throw PushIdentityMismatch();
      if (!push.isPushService(body.endpoint)) throw PushServiceUnknown();
      await storePushSubscription(db, {
        userId: signedIn.user.id,
        sessionId: signedIn.sessionId,
        endpoint: body.endpoint,
        ...body.keys,
        createdAt: clock.now(),
      });
      return respondDone();
    }),
    // No login is needed: only the browser and its push service know the endpoint, so knowing it is proof enough.
    publicRoute(endpoints.unsubscribeFromPush, WRITE_RATE_LIMIT, async ({ body }) => {
      await deletePushSubscription(db, body.endpoint);
      return respondDone();
    }),
  ];
}
