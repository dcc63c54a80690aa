import { endpoints } from '@playloom/api-contract';
import { DOCUMENT_BODY_BYTES, READS, WRITES } from '../../http/limits.ts';
import { publicRoute, signedInRoute, type Route } from '../../http/route.ts';
import { succeed } from '../../http/succeed.ts';
import type { Services } from '../../services.ts';
import { adoptGame } from './adoptGame.ts';
import { createGame } from './createGame.ts';
import { listCreations } from './listCreations.ts';
import { openGame } from './openGame.ts';
import { readGameData } from './readGameData.ts';

export function draftsRoutes(services: Services): Route[] {
  return [
    signedInRoute(endpoints.listCreations, READS, async ({ query, signedIn }) =>
      succeed(await listCreations(services, signedIn.user.id, query.trash === 'true')),
    ),
    signedInRoute(endpoints.createGame, WRITES, async ({ body, signedIn }) =>
      succeed(await createGame(services, signedIn.user.id, body)),
    ),
    {
      ...signedInRoute(endpoints.adoptGame, WRITES, async ({ body, signedIn }) =>
        succeed(await adoptGame(services, signedIn.user.id, body)),
      ),
      bodyLimit: DOCUMENT_BODY_BYTES,
    },
    signedInRoute(endpoints.openGame, READS, async ({ params, signedIn }) =>
      succeed(await openGame(services, params.gameSlug, signedIn.user.id)),
    ),
    publicRoute(endpoints.readGameData, READS, async ({ params, query, signedIn }) =>
      readGameData(services, params.id, query.mapId, signedIn?.user.id ?? null),
    ),
  ];
}
