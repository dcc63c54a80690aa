import { endpoints } from '@playloom/api-contract';
import { MESSAGE_RATE_LIMIT, READ_RATE_LIMIT, WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { publicRoute, signedInRoute, staffRoute, type Route } from '../../../http/route.ts';
import { respondDone, respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { readCopyrightNotice, sendCounterNotice } from './counterNotice.ts';
import { decideCopyrightClaim } from './decideCopyrightClaim.ts';
import { listCopyrightClaims } from './listCopyrightClaims.ts';
import { sendCopyrightClaim } from './sendCopyrightClaim.ts';

/** Claims contain contact data, so only operators can read them. */
export function copyrightRoutes(
  services: WithConfig & WithClock & WithDatabase & WithJobs & WithRooms,
): Route[] {
  return [
    publicRoute(endpoints.sendCopyrightClaim, MESSAGE_RATE_LIMIT, async ({ signedIn, body }) =>
      respondSuccess({ number: await sendCopyrightClaim(services, signedIn?.user ?? null, body) }),
    ),
    signedInRoute(endpoints.readCopyrightNotice, READ_RATE_LIMIT, async ({ signedIn, params }) =>
      respondSuccess(await readCopyrightNotice(services, signedIn.user, params.id)),
    ),
    signedInRoute(endpoints.sendCounterNotice, MESSAGE_RATE_LIMIT, async ({ signedIn, params, body }) => {
      await sendCounterNotice(services, signedIn.user, params.id, body);
      return respondDone();
    }),
    staffRoute('operator', endpoints.listCopyrightClaims, READ_RATE_LIMIT, async ({ query }) =>
      respondSuccess(await listCopyrightClaims(services, query)),
    ),
    staffRoute(
      'operator',
      endpoints.decideCopyrightClaim,
      WRITE_RATE_LIMIT,
      async ({ signedIn, params, body }) => {
        const act = { actor: signedIn.user, ...params, reason: body.reason };
        await decideCopyrightClaim(services, act, body.decision);
        return respondDone();
      },
    ),
  ];
}
