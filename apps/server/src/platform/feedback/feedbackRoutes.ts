import { endpoints } from '@playloom/api-contract';
import { MESSAGES } from '../../http/limits.ts';
import { publicRoute, type Route } from '../../http/route.ts';
import { respondDone } from '../../http/respondSuccess.ts';
import type { Services } from '../../services.ts';
import { sendFeedback } from './sendFeedback.ts';

export function feedbackRoutes(services: Services): Route[] {
  return [
    publicRoute(endpoints.sendFeedback, MESSAGES, async ({ body, signedIn }) => {
      await sendFeedback(services, signedIn?.user ?? null, body);
      return respondDone();
    }),
  ];
}
