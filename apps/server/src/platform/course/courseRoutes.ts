import { endpoints } from '@playloom/api-contract';
import { READS, WRITES } from '../../http/limits.ts';
import { signedInRoute, type Route } from '../../http/route.ts';
import { respondSuccess } from '../../http/respondSuccess.ts';
import type { Services } from '../../services.ts';
import { readCourseProgress } from './readCourseProgress.ts';
import { storeCourseProgress } from './storeCourseProgress.ts';

export function courseRoutes({ db, clock }: Services): Route[] {
  return [
    signedInRoute(endpoints.readCourseProgress, READS, async ({ signedIn: { user } }) =>
      respondSuccess(await readCourseProgress(db, user.id)),
    ),
    signedInRoute(endpoints.storeCourseProgress, WRITES, async ({ signedIn: { user }, body }) =>
      respondSuccess(await storeCourseProgress(db, user.id, body, clock.now())),
    ),
  ];
}
