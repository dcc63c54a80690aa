import { endpoints } from '@playloom/api-contract';
import { READ_RATE_LIMIT, WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { respondDone, respondSuccess } from '../../../http/respondSuccess.ts';
import { publicRoute, staffRoute, type Route } from '../../../http/route.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { listSeasons, readSeason } from './readSeason.ts';
import { renameSeason } from './renameSeason.ts';

export function seasonsRoutes(services: WithClock & WithDatabase): Route[] {
  return [
    publicRoute(endpoints.readSeason, READ_RATE_LIMIT, async ({ signedIn }) =>
      respondSuccess(await readSeason(services, signedIn?.user.id ?? null)),
    ),
    staffRoute('operator', endpoints.listSeasons, READ_RATE_LIMIT, async () =>
      respondSuccess(await listSeasons(services)),
    ),
    staffRoute('operator', endpoints.renameSeason, WRITE_RATE_LIMIT, async ({ signedIn, params, body }) => {
      await renameSeason(services, signedIn.user, { number: params.number, name: body.name });
      return respondDone();
    }),
  ];
}
