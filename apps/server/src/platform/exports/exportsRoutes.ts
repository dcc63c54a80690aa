import { endpoints } from '@playloom/api-contract';
import { networkOf } from '../../http/clientAddress.ts';
import { EXPORTS, WRITES } from '../../http/limits.ts';
import { placeOf } from '../../http/placeOf.ts';
import { openRoute, signedInRoute, type Route } from '../../http/route.ts';
import { succeed } from '../../http/succeed.ts';
import type { Services } from '../../services.ts';
import { findDraftAccess } from '../../storage/draftQueries.ts';
import { needRight } from '../drafts/policy.ts';
import { exportOffline, exportRelease } from './exportGame.ts';
import { joinExported } from './joinExported.ts';

export function exportsRoutes(services: Services): Route[] {
  const { config, db } = services;
  return [
    signedInRoute(endpoints.exportGame, EXPORTS, async ({ params, query, signedIn, request, reply }) => {
      // Whoever may look at the draft has all of it already.
      const { game } = needRight(await findDraftAccess(db, params.id, signedIn.user.id), 'view');
      const bytes =
        query.mode === 'online'
          ? await exportRelease(services, game, placeOf(config, request.host))
          : await exportOffline(services, game, signedIn.user.id);
      reply
        .header('content-type', 'application/zip')
        .header('content-disposition', `attachment; filename="${game.slug}.zip"`);
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    }),
    openRoute(endpoints.joinExported, WRITES, async ({ params, query, request, reply }) => {
      // Asked from any site, and the same for everybody: no cookie is looked at.
      reply.header('access-control-allow-origin', '*');
      return succeed(await joinExported(services, params.id, { ...query, network: networkOf(request.ip) }));
    }),
  ];
}
