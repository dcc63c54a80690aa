import { endpoints } from '@playloom/api-contract';
import { MESSAGE_RATE_LIMIT } from '../../../http/limits.ts';
import { publicRoute, type Route } from '../../../http/route.ts';
import { respondDone } from '../../../http/respondSuccess.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import { sendFeedback } from './sendFeedback.ts';

export function feedbackRoutes(services: WithConfig & WithClock & WithDatabase & WithJobs): Route[] {
  return [
    publicRoute(endpoints.sendFeedback, MESSAGE_RATE_LIMIT, async ({ body, signedIn }) => {
      await sendFeedback(services, signedIn?.user ?? null, body);
      return respondDone();
    }),
  ];
}
