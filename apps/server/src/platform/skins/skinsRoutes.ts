import { endpoints } from '@playloom/api-contract';
import { READS, UPLOADS, WRITES } from '../../http/limits.ts';
import { openRoute, signedInRoute, type Route } from '../../http/route.ts';
import { done, succeed } from '../../http/succeed.ts';
import type { Services } from '../../services.ts';
import { listSkinGames, listSkinsOfUser } from '../../storage/skinQueries.ts';
import { allowSkins } from './allowSkins.ts';
import { decideOnSkin } from './decideOnSkin.ts';
import { presentSkin } from './presentSkin.ts';
import { readSkinDesk } from './readSkinDesk.ts';
import { submitSkin } from './submitSkin.ts';
import { changeWornSkin, removeSkin } from './ownSkins.ts';

export function skinsRoutes(services: Services): Route[] {
  return [...playerRoutes(services), ...creatorRoutes(services)];
}

function playerRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    openRoute(endpoints.listSkinGames, READS, async () =>
      succeed(
        (await listSkinGames(db)).map(({ id, slug, title, character }) => ({
          _id: id,
          gameSlug: slug,
          title,
          character,
        })),
      ),
    ),
    signedInRoute(endpoints.listOwnSkins, READS, async ({ signedIn }) =>
      succeed((await listSkinsOfUser(db, signedIn.user.id)).map(presentSkin)),
    ),
    signedInRoute(endpoints.submitSkin, UPLOADS, async ({ params, request, signedIn }) =>
      succeed(await submitSkin(services, signedIn, params.id, request)),
    ),
    signedInRoute(endpoints.deleteSkin, WRITES, async ({ params, signedIn }) => {
      await removeSkin(services, signedIn.user.id, params.skinId);
      return done();
    }),
    signedInRoute(endpoints.wearSkin, WRITES, async ({ params, body, signedIn }) => {
      await changeWornSkin(services, signedIn.user.id, params.id, body.skinId);
      return done();
    }),
  ];
}

function creatorRoutes(services: Services): Route[] {
  return [
    signedInRoute(endpoints.readSkinDesk, READS, async ({ params, signedIn }) =>
      succeed(await readSkinDesk(services, signedIn.user.id, params.gameSlug)),
    ),
    signedInRoute(endpoints.allowSkins, WRITES, async ({ params, body, signedIn }) => {
      await allowSkins(services, signedIn.user.id, params.id, body.unit);
      return done();
    }),
    signedInRoute(endpoints.decideSkin, WRITES, async ({ params, body, signedIn }) => {
      await decideOnSkin(services, signedIn.user.id, params, body);
      return done();
    }),
  ];
}
