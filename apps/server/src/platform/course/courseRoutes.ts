import { endpoints } from '@playloom/api-contract';
import { READS, WRITES } from '../../http/limits.ts';
import { signedInRoute, type Route } from '../../http/route.ts';
import { succeed } from '../../http/succeed.ts';
import type { Services } from '../../services.ts';
import { readCourseProgress } from './readCourseProgress.ts';
import { storeCourseProgress } from './storeCourseProgress.ts';

export function courseRoutes({ db, clock }: Services): Route[] {
  return [
    signedInRoute(endpoints.readCourseProgress, READS, async ({ signedIn: { user } }) =>
      succeed(await readCourseProgress(db, user.id)),
    ),
    signedInRoute(endpoints.storeCourseProgress, WRITES, async ({ signedIn: { user }, body }) =>
      succeed(await storeCourseProgress(db, user.id, body, clock.now())),
    ),
  ];
}
