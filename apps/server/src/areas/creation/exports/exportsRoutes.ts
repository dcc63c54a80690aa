import { endpoints } from '@playloom/api-contract';
import { EXPORT_RATE_LIMIT } from '../../../http/limits.ts';
import { resolveSiteOrigins } from '../../../http/resolveSiteOrigins.ts';
import { signedInRoute, type Route } from '../../../http/route.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithSecrets } from '../../../process/Secrets.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithFiles } from '../../../files/FileStore.ts';
import type { WithImages } from '../../../files/ImageConverter.ts';
import type { WithDocuments } from '../documents/DocumentThreads.ts';
import type { WithScripts } from '../releases/ScriptChecker.ts';
import type { WithEngineBundles } from '../../../engines/createEngineBundles.ts';
import type { WithEngineVersion } from '../../../engines/readEngineVersion.ts';
import type { WithDrafts } from '../drafts/DraftHub.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { findDraftAccess } from '../drafts/draftQueries.ts';
import { requireDraftPermission } from '../drafts/policy.ts';
import { exportOffline, exportRelease } from './exportGame.ts';

export function exportsRoutes(
  services: WithConfig &
    WithSecrets &
    WithLog &
    WithDatabase &
    WithFiles &
    WithImages &
    WithDocuments &
    WithScripts &
    WithEngineVersion &
    WithEngineBundles &
    WithDrafts &
    WithRooms,
): Route[] {
  const { config, db } = services;
  return [
    signedInRoute(
      endpoints.exportGame,
      EXPORT_RATE_LIMIT,
      async ({ params, query, signedIn, request, reply }) => {
        // Viewers may export, because they can already read the whole draft.
        const { game } = requireDraftPermission(
          await findDraftAccess(db, params.id, signedIn.user.id),
          'view',
        );
        const bytes =
          query.mode === 'online'
            ? await exportRelease(services, game, resolveSiteOrigins(config, request.host))
            : await exportOffline(services, game, signedIn.user.id);
        reply
          .header('content-type', 'application/zip')
          .header('content-disposition', `attachment; filename="${game.slug}.zip"`);
        return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
      },
    ),
  ];
}
