import { endpoints } from '@playloom/api-contract';
import { respondWithJsonText } from '../../../http/JsonText.ts';
import { GAME_COPY_RATE_LIMIT, DOCUMENT_BODY_BYTES_MAX, READ_RATE_LIMIT } from '../../../http/limits.ts';
import { sessionlessRoute, publicRoute, signedInRoute, type Route } from '../../../http/route.ts';
import { respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithFiles } from '../../../files/FileStore.ts';
import type { WithDocuments } from '../documents/DocumentThreads.ts';
import type { WithEngineVersion } from '../../../engines/readEngineVersion.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { getDocumentBody } from '../documents/registerDocumentBodyParser.ts';
import { createGameFromTemplate } from './createGameFromTemplate.ts';
import { importGameDocument } from './importGameDocument.ts';
import { listTemplates } from './listTemplates.ts';
import { readTemplate } from './readTemplate.ts';

/** Routes that start a new game from a template or from a document. */
export function templatesRoutes(
  services: WithClock & WithDatabase & WithFiles & WithDocuments & WithEngineVersion & WithRooms,
): Route[] {
  return [
    signedInRoute(endpoints.createGame, GAME_COPY_RATE_LIMIT, async ({ body, signedIn }) =>
      respondSuccess(await createGameFromTemplate(services, signedIn.user.id, body)),
    ),
    {
      ...signedInRoute(endpoints.adoptGame, GAME_COPY_RATE_LIMIT, async ({ body, signedIn, request }) =>
        respondSuccess(await importGameDocument(services, signedIn.user, body, getDocumentBody(request))),
      ),
      bodyLimit: DOCUMENT_BODY_BYTES_MAX,
      hasDocument: true,
    },
    sessionlessRoute(endpoints.listTemplates, READ_RATE_LIMIT, async () =>
      respondSuccess(await listTemplates(services)),
    ),
    publicRoute(endpoints.readTemplate, READ_RATE_LIMIT, async ({ params }) =>
      respondWithJsonText((await readTemplate(services, params.templateSlug)).document),
    ),
  ];
}
