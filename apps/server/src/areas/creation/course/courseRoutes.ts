import { endpoints } from '@playloom/api-contract';
import { READ_RATE_LIMIT, WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { signedInRoute, type Route } from '../../../http/route.ts';
import { respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { readCourseProgress } from './readCourseProgress.ts';
import { storeCourseProgress } from './storeCourseProgress.ts';

export function courseRoutes({ db, clock }: WithClock & WithDatabase): Route[] {
  return [
    signedInRoute(endpoints.readCourseProgress, READ_RATE_LIMIT, async ({ signedIn: { user } }) =>
      respondSuccess(await readCourseProgress(db, user.id)),
    ),
    signedInRoute(endpoints.storeCourseProgress, WRITE_RATE_LIMIT, async ({ signedIn: { user }, body }) =>
      respondSuccess(await storeCourseProgress(db, user.id, body, clock.now())),
    ),
  ];
}
