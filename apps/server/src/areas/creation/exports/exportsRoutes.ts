import { endpoints } from '@playloom/api-contract';
import { getNetworkKey } from '../../../http/clientAddress.ts';
import { EXPORT_RATE_LIMIT, WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { resolveSiteOrigins } from '../../../http/resolveSiteOrigins.ts';
import { sessionlessRoute, signedInRoute, type Route } from '../../../http/route.ts';
import { respondSuccess } from '../../../http/respondSuccess.ts';
import type { Services } from '../../../app/services.ts';
import { findDraftAccess } from '../drafts/draftQueries.ts';
import { requireDraftPermission } from '../drafts/policy.ts';
import { exportOffline, exportRelease } from './exportGame.ts';
import { joinExportedGame } from '../../play/joining/joinExportedGame.ts';

export function exportsRoutes(services: Services): Route[] {
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
    sessionlessRoute(
      endpoints.joinExportedGame,
      WRITE_RATE_LIMIT,
      async ({ params, query, request, reply }) => {
        // Any site may call this, and the answer is the same for all visitors: cookies are ignored.
        reply.header('access-control-allow-origin', '*');
        return respondSuccess(
          await joinExportedGame(services, params.id, { ...query, network: getNetworkKey(request.ip) }),
        );
      },
    ),
  ];
}
