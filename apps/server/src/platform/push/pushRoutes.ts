import { endpoints } from '@playloom/api-contract';
import { PushIdentityWrong, PushServiceUnknown } from '../../http/errors.ts';
import { READS, WRITES } from '../../http/limits.ts';
import { publicRoute, signedInRoute, type Route } from '../../http/route.ts';
import { done, succeed } from '../../http/succeed.ts';
import type { Services } from '../../services.ts';
import { deleteSubscription, keepSubscription } from '../../storage/pushQueries.ts';
import { isPushIdentity, signPushIdentity } from './pushIdentity.ts';

export function pushRoutes({ db, clock, secrets, push }: Services): Route[] {
  return [
    signedInRoute(endpoints.readPushIdentity, READS, async ({ signedIn }) =>
      succeed({ publicKey: push.publicKey, ...signPushIdentity(secrets, signedIn) }),
    ),
    signedInRoute(endpoints.subscribeToPush, WRITES, async ({ signedIn, body }) => {
      if (!isPushIdentity(secrets, signedIn, body)) throw PushIdentityWrong();
      if (!push.isPushService(body.endpoint)) throw PushServiceUnknown();
      await keepSubscription(db, {
        userId: signedIn.user.id,
        sessionId: signedIn.sessionId,
        endpoint: body.endpoint,
        ...body.keys,
        createdAt: clock.now(),
      });
      return done();
    }),
    // Only that browser and its push service know the endpoint: it is its own proof.
    publicRoute(endpoints.forgetPush, WRITES, async ({ body }) => {
      await deleteSubscription(db, body.endpoint);
      return done();
    }),
  ];
}
