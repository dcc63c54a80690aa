import { endpoints } from '@playloom/api-contract';
import { WRITES } from '../../http/limits.ts';
import { publicRoute, type Route } from '../../http/route.ts';
import { done } from '../../http/succeed.ts';
import type { Services } from '../../services.ts';
import { asksNotToBeTracked } from './asksNotToBeTracked.ts';
import { recordEvents } from './recordEvents.ts';

export function eventsRoutes(services: Services): Route[] {
  return [
    publicRoute(endpoints.recordEvents, WRITES, async ({ body, request, signedIn }) => {
      if (!asksNotToBeTracked(request.headers))
        await recordEvents(services, { events: body.events, userId: signedIn?.user.id ?? null });
      return done();
    }),
  ];
}
