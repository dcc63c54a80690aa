import { endpoints } from '@playloom/api-contract';
import { getDocumentBody } from '../documents/registerDocumentBodyParser.ts';
import { respondWithJsonText } from '../../../http/JsonText.ts';
import {
  ASSET_UPLOAD_RATE_LIMIT,
  GAME_COPY_RATE_LIMIT,
  DOCUMENT_BODY_BYTES_MAX,
  PUBLISH_RATE_LIMIT,
  READ_RATE_LIMIT,
  WRITE_RATE_LIMIT,
} from '../../../http/limits.ts';
import { sessionlessRoute, publicRoute, signedInRoute, type Route } from '../../../http/route.ts';
import { respondDone, respondSuccess } from '../../../http/respondSuccess.ts';
import type { Services } from '../../../app/services.ts';
import { importGameDocument } from '../templates/importGameDocument.ts';
import { acceptCollaboratorLink, createCollaboratorLink } from './collaboratorLinks.ts';
import { addCollaborator, listCollaborators, removeCollaborator, transferGame } from './collaborators.ts';
import { createGameFromTemplate } from '../templates/createGameFromTemplate.ts';
import { listCreations } from './listCreations.ts';
import { listTemplates } from '../templates/listTemplates.ts';
import { openGameForEditing } from './openGameForEditing.ts';
import { openTestRoom } from '../../play/playtests/openTestRoom.ts';
import { publishDraft } from '../publishing/publishDraft.ts';
import { readGameDocumentText } from '../worlds/readGameDocumentText.ts';
import { readTemplate } from '../templates/readTemplate.ts';
import { listReleases, readReleaseDocument } from './releases.ts';
import { restoreGame, trashGame } from './trash.ts';
import { uploadAsset } from './uploadAsset.ts';
import { saveVersion, listVersions, readVersionDocument } from './versions.ts';

/** Rights depend on the game, so each command checks them itself. */
export function draftsRoutes(services: Services): Route[] {
  return [
    ...openingRoutes(services),
    ...publishingRoutes(services),
    ...versionRoutes(services),
    ...sharingRoutes(services),
  ];
}

function openingRoutes(services: Services): Route[] {
  return [
    signedInRoute(endpoints.listCreations, READ_RATE_LIMIT, async ({ query, signedIn }) =>
      respondSuccess(await listCreations(services, signedIn.user.id, query.trash === 'true')),
    ),
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
    signedInRoute(endpoints.openGame, READ_RATE_LIMIT, async ({ params, signedIn }) =>
      respondSuccess(await openGameForEditing(services, params.gameSlug, signedIn.user.id)),
    ),
    sessionlessRoute(endpoints.listTemplates, READ_RATE_LIMIT, async () =>
      respondSuccess(await listTemplates(services)),
    ),
    publicRoute(endpoints.readTemplate, READ_RATE_LIMIT, async ({ params }) =>
      respondWithJsonText((await readTemplate(services, params.templateSlug)).document),
    ),
    publicRoute(endpoints.readGameData, READ_RATE_LIMIT, async ({ params, query, signedIn }) =>
      respondWithJsonText(
        await readGameDocumentText(services, params.id, query.mapId, signedIn?.user.id ?? null),
      ),
    ),
    signedInRoute(endpoints.trashGame, WRITE_RATE_LIMIT, async ({ params, signedIn }) => {
      await trashGame(services, signedIn.user.id, params.id);
      return respondDone();
    }),
    signedInRoute(endpoints.restoreGame, WRITE_RATE_LIMIT, async ({ params, signedIn }) => {
      await restoreGame(services, signedIn.user.id, params.id);
      return respondDone();
    }),
    signedInRoute(endpoints.uploadAsset, ASSET_UPLOAD_RATE_LIMIT, async ({ params, request, signedIn }) =>
      respondSuccess(await uploadAsset(services, signedIn.user.id, params.id, request)),
    ),
  ];
}

function publishingRoutes(services: Services): Route[] {
  return [
    signedInRoute(endpoints.publishDraft, PUBLISH_RATE_LIMIT, async ({ params, body, signedIn }) =>
      respondSuccess(await publishDraft(services, signedIn.user.id, params.id, body)),
    ),
    signedInRoute(endpoints.listReleases, READ_RATE_LIMIT, async ({ params, signedIn }) =>
      respondSuccess(await listReleases(services, signedIn.user.id, params.id)),
    ),
    signedInRoute(endpoints.readRelease, READ_RATE_LIMIT, async ({ params, signedIn }) =>
      respondWithJsonText(await readReleaseDocument(services, signedIn.user.id, params.id, params.release)),
    ),
    signedInRoute(endpoints.openTestRoom, PUBLISH_RATE_LIMIT, async ({ params, signedIn }) =>
      respondSuccess(await openTestRoom(services, signedIn.user, params.id)),
    ),
  ];
}

function versionRoutes(services: Services): Route[] {
  return [
    signedInRoute(endpoints.listVersions, READ_RATE_LIMIT, async ({ params, signedIn }) =>
      respondSuccess(await listVersions(services, signedIn.user.id, params.id)),
    ),
    signedInRoute(endpoints.saveVersion, GAME_COPY_RATE_LIMIT, async ({ params, body, signedIn }) =>
      respondSuccess(await saveVersion(services, signedIn.user, params.id, body.name)),
    ),
    signedInRoute(endpoints.readVersion, READ_RATE_LIMIT, async ({ params, signedIn }) =>
      respondWithJsonText(await readVersionDocument(services, signedIn.user.id, params.id, params.version)),
    ),
  ];
}

function sharingRoutes(services: Services): Route[] {
  return [
    signedInRoute(endpoints.listCollaborators, READ_RATE_LIMIT, async ({ params, signedIn }) =>
      respondSuccess(await listCollaborators(services, signedIn.user.id, params.id)),
    ),
    signedInRoute(endpoints.addCollaborator, WRITE_RATE_LIMIT, async ({ params, body, signedIn }) =>
      respondSuccess(await addCollaborator(services, signedIn.user.id, params.id, body)),
    ),
    signedInRoute(endpoints.removeCollaborator, WRITE_RATE_LIMIT, async ({ params, signedIn }) =>
      respondSuccess(await removeCollaborator(services, signedIn.user.id, params.id, params.userId)),
    ),
    signedInRoute(endpoints.transferGame, WRITE_RATE_LIMIT, async ({ params, body, signedIn }) =>
      respondSuccess(await transferGame(services, signedIn.user.id, params.id, body.userId)),
    ),
    signedInRoute(endpoints.createCollaboratorLink, WRITE_RATE_LIMIT, async ({ params, body, signedIn }) =>
      respondSuccess(await createCollaboratorLink(services, signedIn.user.id, params.id, body.role)),
    ),
    signedInRoute(endpoints.acceptCollaboratorLink, WRITE_RATE_LIMIT, async ({ params, signedIn }) =>
      respondSuccess(await acceptCollaboratorLink(services, signedIn.user.id, params.token)),
    ),
  ];
}
