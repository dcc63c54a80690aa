import { endpoints } from '@playloom/api-contract';
import { respondWithJsonText } from '../../../http/JsonText.ts';
import {
  ASSET_UPLOAD_RATE_LIMIT,
  GAME_COPY_RATE_LIMIT,
  READ_RATE_LIMIT,
  WRITE_RATE_LIMIT,
} from '../../../http/limits.ts';
import { signedInRoute, type Route } from '../../../http/route.ts';
import { respondDone, respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithFiles } from '../../../files/FileStore.ts';
import type { WithImages } from '../../../files/ImageConverter.ts';
import type { WithPlans } from '../../economy/plans/readPlans.ts';
import type { WithDocuments } from '../documents/DocumentThreads.ts';
import type { WithEngineVersion } from '../../../engines/readEngineVersion.ts';
import type { WithDrafts } from './DraftHub.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { acceptCollaboratorLink, createCollaboratorLink } from './collaboratorLinks.ts';
import { addCollaborator, listCollaborators, removeCollaborator, transferGame } from './collaborators.ts';
import { listCreations } from './listCreations.ts';
import { openGameForEditing } from './openGameForEditing.ts';
import { listReleases, readReleaseDocument } from './releases.ts';
import { restoreGame, trashGame } from './trash.ts';
import { uploadAsset } from './uploadAsset.ts';
import { saveVersion, listVersions, readVersionDocument } from './versions.ts';

/** Rights depend on the game, so each command checks them itself. */
export function draftsRoutes(
  services: WithConfig &
    WithClock &
    WithLog &
    WithDatabase &
    WithFiles &
    WithImages &
    WithPlans &
    WithDocuments &
    WithEngineVersion &
    WithDrafts &
    WithRooms,
): Route[] {
  return [
    ...openingRoutes(services),
    ...releaseRoutes(services),
    ...versionRoutes(services),
    ...sharingRoutes(services),
  ];
}

function openingRoutes(
  services: WithClock &
    WithLog &
    WithDatabase &
    WithFiles &
    WithImages &
    WithPlans &
    WithDocuments &
    WithEngineVersion &
    WithDrafts &
    WithRooms,
): Route[] {
  return [
    signedInRoute(endpoints.listCreations, READ_RATE_LIMIT, async ({ query, signedIn }) =>
      respondSuccess(await listCreations(services, signedIn.user.id, query.trash === 'true')),
    ),
    signedInRoute(endpoints.openGame, READ_RATE_LIMIT, async ({ params, signedIn }) =>
      respondSuccess(await openGameForEditing(services, params.gameSlug, signedIn.user.id)),
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

function releaseRoutes(services: WithDatabase): Route[] {
  return [
    signedInRoute(endpoints.listReleases, READ_RATE_LIMIT, async ({ params, signedIn }) =>
      respondSuccess(await listReleases(services, signedIn.user.id, params.id)),
    ),
    signedInRoute(endpoints.readRelease, READ_RATE_LIMIT, async ({ params, signedIn }) =>
      respondWithJsonText(await readReleaseDocument(services, signedIn.user.id, params.id, params.release)),
    ),
  ];
}

function versionRoutes(services: WithClock & WithDatabase & WithDocuments & WithDrafts): Route[] {
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

function sharingRoutes(
  services: WithConfig & WithClock & WithLog & WithDatabase & WithPlans & WithDrafts,
): Route[] {
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
