import { endpoints } from '@playloom/api-contract';
import { documentBodyOf } from '../../http/installDocumentBodies.ts';
import { answerWithText } from '../../http/JsonText.ts';
import { ASSET_UPLOADS, COPIES, DOCUMENT_BODY_BYTES, PUBLISHES, READS, WRITES } from '../../http/limits.ts';
import { openRoute, publicRoute, signedInRoute, type Route } from '../../http/route.ts';
import { done, succeed } from '../../http/succeed.ts';
import type { Services } from '../../services.ts';
import { adoptGame } from './adoptGame.ts';
import { acceptCollaboratorLink, createCollaboratorLink } from './collaboratorLinks.ts';
import { addCollaborator, listCollaborators, removeCollaborator, transferGame } from './collaborators.ts';
import { createGame } from './createGame.ts';
import { listCreations } from './listCreations.ts';
import { listTemplates } from './listTemplates.ts';
import { openGame } from './openGame.ts';
import { openTestRoom } from './openTestRoom.ts';
import { publishDraft } from './publishDraft.ts';
import { readGameData } from './readGameData.ts';
import { readTemplate } from './readTemplate.ts';
import { listReleases, readRelease } from './releases.ts';
import { restoreGame, trashGame } from './trash.ts';
import { uploadAsset } from './uploadAsset.ts';
import { keepVersion, listVersions, readVersion } from './versions.ts';

/** Who may do what is asked for in each command: it depends on the game. */
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
      succeed(await listCreations(services, signedIn.user.id, query.trash === 'true')),
    ),
    signedInRoute(endpoints.createGame, COPIES, async ({ body, signedIn }) =>
      succeed(await createGame(services, signedIn.user.id, body)),
    ),
    {
      ...signedInRoute(endpoints.adoptGame, COPIES, async ({ body, signedIn, request }) =>
        succeed(await adoptGame(services, signedIn.user, body, documentBodyOf(request))),
      ),
      bodyLimit: DOCUMENT_BODY_BYTES,
      hasDocument: true,
    },
    signedInRoute(endpoints.openGame, READS, async ({ params, signedIn }) =>
      succeed(await openGame(services, params.gameSlug, signedIn.user.id)),
    ),
    openRoute(endpoints.listTemplates, READS, async () => succeed(await listTemplates(services))),
    publicRoute(endpoints.readTemplate, READS, async ({ params }) =>
      answerWithText((await readTemplate(services, params.templateSlug)).document),
    ),
    publicRoute(endpoints.readGameData, READS, async ({ params, query, signedIn }) =>
      answerWithText(await readGameData(services, params.id, query.mapId, signedIn?.user.id ?? null)),
    ),
    signedInRoute(endpoints.trashGame, WRITES, async ({ params, signedIn }) => {
      await trashGame(services, signedIn.user.id, params.id);
      return done();
    }),
    signedInRoute(endpoints.restoreGame, WRITES, async ({ params, signedIn }) => {
      await restoreGame(services, signedIn.user.id, params.id);
      return done();
    }),
    signedInRoute(endpoints.uploadAsset, ASSET_UPLOADS, async ({ params, request, signedIn }) =>
      succeed(await uploadAsset(services, signedIn.user.id, params.id, request)),
    ),
  ];
}

function publishingRoutes(services: Services): Route[] {
  return [
    signedInRoute(endpoints.publishDraft, PUBLISHES, async ({ params, body, signedIn }) =>
      succeed(await publishDraft(services, signedIn.user.id, params.id, body)),
    ),
    signedInRoute(endpoints.listReleases, READS, async ({ params, signedIn }) =>
      succeed(await listReleases(services, signedIn.user.id, params.id)),
    ),
    signedInRoute(endpoints.readRelease, READS, async ({ params, signedIn }) =>
      answerWithText(await readRelease(services, signedIn.user.id, params.id, params.release)),
    ),
    signedInRoute(endpoints.openTestRoom, PUBLISHES, async ({ params, signedIn }) =>
      succeed(await openTestRoom(services, signedIn.user, params.id)),
    ),
  ];
}

function versionRoutes(services: Services): Route[] {
  return [
    signedInRoute(endpoints.listVersions, READS, async ({ params, signedIn }) =>
      succeed(await listVersions(services, signedIn.user.id, params.id)),
    ),
    signedInRoute(endpoints.keepVersion, COPIES, async ({ params, body, signedIn }) =>
      succeed(await keepVersion(services, signedIn.user, params.id, body.name)),
    ),
    signedInRoute(endpoints.readVersion, READS, async ({ params, signedIn }) =>
      answerWithText(await readVersion(services, signedIn.user.id, params.id, params.version)),
    ),
  ];
}

function sharingRoutes(services: Services): Route[] {
  return [
    signedInRoute(endpoints.listCollaborators, READS, async ({ params, signedIn }) =>
      succeed(await listCollaborators(services, signedIn.user.id, params.id)),
    ),
    signedInRoute(endpoints.addCollaborator, WRITES, async ({ params, body, signedIn }) =>
      succeed(await addCollaborator(services, signedIn.user.id, params.id, body)),
    ),
    signedInRoute(endpoints.removeCollaborator, WRITES, async ({ params, signedIn }) =>
      succeed(await removeCollaborator(services, signedIn.user.id, params.id, params.userId)),
    ),
    signedInRoute(endpoints.transferGame, WRITES, async ({ params, body, signedIn }) =>
      succeed(await transferGame(services, signedIn.user.id, params.id, body.userId)),
    ),
    signedInRoute(endpoints.createCollaboratorLink, WRITES, async ({ params, body, signedIn }) =>
      succeed(await createCollaboratorLink(services, signedIn.user.id, params.id, body.role)),
    ),
    signedInRoute(endpoints.acceptCollaboratorLink, WRITES, async ({ params, signedIn }) =>
      succeed(await acceptCollaboratorLink(services, signedIn.user.id, params.token)),
    ),
  ];
}
