import { endpoints } from '@playloom/api-contract';
import { READ_RATE_LIMIT, WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { respondSuccess } from '../../../http/respondSuccess.ts';
import { signedInRoute, type Route } from '../../../http/route.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { readEarnedCosmetics } from './readEarnedCosmetics.ts';
import { readWornCosmetics, wearCosmetics } from './wornCosmetics.ts';

export function cosmeticsRoutes(services: WithDatabase): Route[] {
  return [
    signedInRoute(endpoints.listCosmetics, READ_RATE_LIMIT, async ({ signedIn }) => {
      const { id } = signedIn.user;
      const earned = await readEarnedCosmetics(services.db, id);
      return respondSuccess({ earned, worn: await readWornCosmetics(services.db, id, earned) });
    }),
    signedInRoute(endpoints.wearCosmetics, WRITE_RATE_LIMIT, async ({ signedIn, body }) =>
      respondSuccess(await wearCosmetics(services, signedIn.user.id, body)),
    ),
  ];
}
