import { endpoints } from '@playloom/api-contract';
import { READ_RATE_LIMIT, WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { publicRoute, signedInRoute, type Route } from '../../../http/route.ts';
import { respondWithJsonText } from '../../../http/JsonText.ts';
import { respondDone, respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithDocuments } from '../documents/DocumentThreads.ts';
import type { WithDrafts } from '../drafts/DraftHub.ts';
import {
  addWorldMap,
  createGameWorld,
  deleteGameWorld,
  removeWorldMap,
  updateGameWorld,
} from './changeWorld.ts';
import { readGameDocumentText } from './readGameDocumentText.ts';
import { readGameWorld } from './readGameWorld.ts';

/** Routes for worlds. A world is several games of one owner, between which players travel with their data. */
export function worldsRoutes(services: WithClock & WithDatabase & WithDocuments & WithDrafts): Route[] {
  return [
    publicRoute(endpoints.readGameData, READ_RATE_LIMIT, async ({ params, query, signedIn }) =>
      respondWithJsonText(
        await readGameDocumentText(services, params.id, query.mapId, signedIn?.user.id ?? null),
      ),
    ),
    signedInRoute(endpoints.readGameWorld, READ_RATE_LIMIT, async ({ params, signedIn }) =>
      respondSuccess(await readGameWorld(services, signedIn.user.id, params.id)),
    ),
    signedInRoute(endpoints.createWorld, WRITE_RATE_LIMIT, async ({ body, signedIn }) =>
      respondSuccess({ _id: await createGameWorld(services, signedIn.user.id, body) }),
    ),
    signedInRoute(endpoints.updateWorld, WRITE_RATE_LIMIT, async ({ params, body, signedIn }) => {
      await updateGameWorld(services, signedIn.user.id, params.id, body);
      return respondDone();
    }),
    signedInRoute(endpoints.deleteWorld, WRITE_RATE_LIMIT, async ({ params, signedIn }) => {
      await deleteGameWorld(services, signedIn.user.id, params.id);
      return respondDone();
    }),
    signedInRoute(endpoints.addMapToWorld, WRITE_RATE_LIMIT, async ({ params, signedIn }) => {
      await addWorldMap(services, signedIn.user.id, params);
      return respondDone();
    }),
    signedInRoute(endpoints.removeMapFromWorld, WRITE_RATE_LIMIT, async ({ params, signedIn }) => {
      await removeWorldMap(services, signedIn.user.id, params);
      return respondDone();
    }),
  ];
}
