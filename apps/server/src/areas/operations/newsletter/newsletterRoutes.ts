import { endpoints } from '@playloom/api-contract';
import { WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { signedInRoute, type Route } from '../../../http/route.ts';
import { respondDone } from '../../../http/respondSuccess.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { subscribeToNewsletter } from './subscribeToNewsletter.ts';

export function newsletterRoutes({ db, clock }: WithClock & WithDatabase): Route[] {
  return [
    signedInRoute(endpoints.subscribeToNewsletter, WRITE_RATE_LIMIT, async ({ signedIn }) => {
      await subscribeToNewsletter(db, { userId: signedIn.user.id, now: clock.now() });
      return respondDone('You have successfully subscribed to our newsletter!');
    }),
  ];
}
