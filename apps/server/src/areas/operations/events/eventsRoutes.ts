import { endpoints } from '@playloom/api-contract';
import { WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { publicRoute, type Route } from '../../../http/route.ts';
import { respondDone } from '../../../http/respondSuccess.ts';
import type { Services } from '../../../app/services.ts';
import { isTrackingOptedOut } from './isTrackingOptedOut.ts';
import { recordEvents } from './recordEvents.ts';

export function eventsRoutes(services: Services): Route[] {
  return [
    publicRoute(endpoints.recordEvents, WRITE_RATE_LIMIT, async ({ body, request, signedIn }) => {
      if (!isTrackingOptedOut(request.headers))
        await recordEvents(services, { events: body.events, userId: signedIn?.user.id ?? null });
      return respondDone();
    }),
  ];
}
