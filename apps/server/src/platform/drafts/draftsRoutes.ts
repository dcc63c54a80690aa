import { endpoints } from '@playloom/api-contract';
import { getDocumentBody } from '../../http/installDocumentBodies.ts';
import { respondWithJsonText } from '../../http/JsonText.ts';
import { ASSET_UPLOADS, COPIES, DOCUMENT_BODY_BYTES, PUBLISHES, READS, WRITES } from '../../http/limits.ts';
import { sessionlessRoute, publicRoute, signedInRoute, type Route } from '../../http/route.ts';
import { respondDone, respondSuccess } from '../../http/respondSuccess.ts';
import type { Services } from '../../services.ts';
import { adoptGame } from './adoptGame.ts';
import { acceptCollaboratorLink, createCollaboratorLink } from './collaboratorLinks.ts';
import { addCollaborator, listCollaborators, removeCollaborator, transferGame } from './collaborators.ts';
import { createGameFromTemplate } from './createGameFromTemplate.ts';
import { listCreations } from './listCreations.ts';
import { listTemplates } from './listTemplates.ts';
import { openGameForEditing } from './openGameForEditing.ts';
import { openTestRoom } from './openTestRoom.ts';
import { publishDraft } from './publishDraft.ts';
import { readGameData } from './readGameData.ts';
import { readTemplate } from './readTemplate.ts';
import { listReleases, readRelease } from './releases.ts';
import { restoreGame, trashGame } from './trash.ts';
import { uploadAsset } from './uploadAsset.ts';
import { saveVersion, listVersions, readVersion } from './versions.ts';

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
    signedInRoute(endpoints.listCreations, READS, async ({ query, signedIn }) =>
      respondSuccess(await listCreations(services, signedIn.user.id, query.trash === 'true')),
    ),
    signedInRoute(endpoints.createGame, COPIES, async ({ body, signedIn }) =>
      respondSuccess(await createGameFromTemplate(services, signedIn.user.id, body)),
    ),
    {
      ...signedInRoute(endpoints.adoptGame, COPIES, async ({ body, signedIn, request }) =>
        respondSuccess(await adoptGame(services, signedIn.user, body, getDocumentBody(request))),
      ),
      bodyLimit: DOCUMENT_BODY_BYTES,
      hasDocument: true,
    },
    signedInRoute(endpoints.openGame, READS, async ({ params, signedIn }) =>
      respondSuccess(await openGameForEditing(services, params.gameSlug, signedIn.user.id)),
    ),
    sessionlessRoute(endpoints.listTemplates, READS, async () =>
      respondSuccess(await listTemplates(services)),
    ),
    publicRoute(endpoints.readTemplate, READS, async ({ params }) =>
      respondWithJsonText((await readTemplate(services, params.templateSlug)).document),
    ),
    publicRoute(endpoints.readGameData, READS, async ({ params, query, signedIn }) =>
      respondWithJsonText(await readGameData(services, params.id, query.mapId, signedIn?.user.id ?? null)),
    ),
    signedInRoute(endpoints.trashGame, WRITES, async ({ params, signedIn }) => {
      await trashGame(services, signedIn.user.id, params.id);
      return respondDone();
    }),
    signedInRoute(endpoints.restoreGame, WRITES, async ({ params, signedIn }) => {
      await restoreGame(services, signedIn.user.id, params.id);
      return respondDone();
    }),
    signedInRoute(endpoints.uploadAsset, ASSET_UPLOADS, async ({ params, request, signedIn }) =>
      respondSuccess(await uploadAsset(services, signedIn.user.id, params.id, request)),
    ),
  ];
}

function publishingRoutes(services: Services): Route[] {
  return [
    signedInRoute(endpoints.publishDraft, PUBLISHES, async ({ params, body, signedIn }) =>
      respondSuccess(await publishDraft(services, signedIn.user.id, params.id, body)),
    ),
    signedInRoute(endpoints.listReleases, READS, async ({ params, signedIn }) =>
      respondSuccess(await listReleases(services, signedIn.user.id, params.id)),
    ),
    signedInRoute(endpoints.readRelease, READS, async ({ params, signedIn }) =>
      respondWithJsonText(await readRelease(services, signedIn.user.id, params.id, params.release)),
    ),
    signedInRoute(endpoints.openTestRoom, PUBLISHES, async ({ params, signedIn }) =>
      respondSuccess(await openTestRoom(services, signedIn.user, params.id)),
    ),
  ];
}

function versionRoutes(services: Services): Route[] {
  return [
    signedInRoute(endpoints.listVersions, READS, async ({ params, signedIn }) =>
      respondSuccess(await listVersions(services, signedIn.user.id, params.id)),
    ),
    signedInRoute(endpoints.saveVersion, COPIES, async ({ params, body, signedIn }) =>
      respondSuccess(await saveVersion(services, signedIn.user, params.id, body.name)),
    ),
    signedInRoute(endpoints.readVersion, READS, async ({ params, signedIn }) =>
      respondWithJsonText(await readVersion(services, signedIn.user.id, params.id, params.version)),
    ),
  ];
}

function sharingRoutes(services: Services): Route[] {
  return [
    signedInRoute(endpoints.listCollaborators, READS, async ({ params, signedIn }) =>
      respondSuccess(await listCollaborators(services, signedIn.user.id, params.id)),
    ),
    signedInRoute(endpoints.addCollaborator, WRITES, async ({ params, body, signedIn }) =>
      respondSuccess(await addCollaborator(services, signedIn.user.id, params.id, body)),
    ),
    signedInRoute(endpoints.removeCollaborator, WRITES, async ({ params, signedIn }) =>
      respondSuccess(await removeCollaborator(services, signedIn.user.id, params.id, params.userId)),
    ),
    signedInRoute(endpoints.transferGame, WRITES, async ({ params, body, signedIn }) =>
      respondSuccess(await transferGame(services, signedIn.user.id, params.id, body.userId)),
    ),
    signedInRoute(endpoints.createCollaboratorLink, WRITES, async ({ params, body, signedIn }) =>
      respondSuccess(await createCollaboratorLink(services, signedIn.user.id, params.id, body.role)),
    ),
    signedInRoute(endpoints.acceptCollaboratorLink, WRITES, async ({ params, signedIn }) =>
      respondSuccess(await acceptCollaboratorLink(services, signedIn.user.id, params.token)),
    ),
  ];
}
