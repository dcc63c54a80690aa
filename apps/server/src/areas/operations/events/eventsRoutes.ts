import { endpoints } from '@playloom/api-contract';
import { WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { publicRoute, type Route } from '../../../http/route.ts';
import { respondDone } from '../../../http/respondSuccess.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import { isTrackingOptedOut } from './isTrackingOptedOut.ts';
import { recordEvents } from './recordEvents.ts';

export function eventsRoutes(services: WithConfig & WithClock & WithDatabase & WithJobs): Route[] {
  return [
    publicRoute(endpoints.recordEvents, WRITE_RATE_LIMIT, async ({ body, request, signedIn }) => {
      if (!isTrackingOptedOut(request.headers))
        await recordEvents(services, { events: body.events, userId: signedIn?.user.id ?? null });
      return respondDone();
    }),
  ];
}
