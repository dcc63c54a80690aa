import { endpoints } from '@playloom/api-contract';
import { WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { signedInRoute, type Route } from '../../../http/route.ts';
import { respondDone } from '../../../http/respondSuccess.ts';
import type { Services } from '../../../app/services.ts';
import { subscribeToNewsletter } from './subscribeToNewsletter.ts';

export function newsletterRoutes({ db, clock }: Services): Route[] {
  return [
    signedInRoute(endpoints.subscribeToNewsletter, WRITE_RATE_LIMIT, async ({ signedIn }) => {
      await subscribeToNewsletter(db, { userId: signedIn.user.id, now: clock.now() });
      return respondDone('You have successfully subscribed to our newsletter!');
    }),
  ];
}
