import { endpoints } from '@playloom/api-contract';
import { READ_RATE_LIMIT, UPLOAD_RATE_LIMIT, WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { sessionlessRoute, signedInRoute, type Route } from '../../../http/route.ts';
import { respondDone, respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithFiles } from '../../../files/FileStore.ts';
import type { WithImages } from '../../../files/ImageConverter.ts';
import type { WithDocuments } from '../../creation/documents/DocumentThreads.ts';
import { listSkinGames } from './skinQueries.ts';
import { setSkinReward } from './setSkinReward.ts';
import { setSkinUnit } from './setSkinUnit.ts';
import { decideOnSkin } from './decideOnSkin.ts';
import { readSkinReview } from './readSkinReview.ts';
import { submitSkin } from './submitSkin.ts';
import { changeWornSkin, listUsableSkins, removeSkin } from './ownSkins.ts';

export function skinsRoutes(
  services: WithClock & WithDatabase & WithJobs & WithFiles & WithImages & WithDocuments,
): Route[] {
  return [...playerRoutes(services), ...creatorRoutes(services)];
}

function playerRoutes(services: WithClock & WithDatabase & WithJobs & WithFiles & WithImages): Route[] {
  const { db } = services;
  return [
    sessionlessRoute(endpoints.listSkinGames, READ_RATE_LIMIT, async () =>
      respondSuccess(
        (await listSkinGames(db)).map(({ id, slug, title, character }) => ({
          _id: id,
          gameSlug: slug,
          title,
          character,
        })),
      ),
    ),
    signedInRoute(endpoints.listOwnSkins, READ_RATE_LIMIT, async ({ signedIn }) =>
      respondSuccess(await listUsableSkins(services, signedIn.user.id)),
    ),
    signedInRoute(endpoints.submitSkin, UPLOAD_RATE_LIMIT, async ({ params, request, signedIn }) =>
      respondSuccess(await submitSkin(services, signedIn, params.id, request)),
    ),
    signedInRoute(endpoints.deleteSkin, WRITE_RATE_LIMIT, async ({ params, signedIn }) => {
      await removeSkin(services, signedIn.user.id, params.skinId);
      return respondDone();
    }),
    signedInRoute(endpoints.wearSkin, WRITE_RATE_LIMIT, async ({ params, body, signedIn }) => {
      await changeWornSkin(services, signedIn.user.id, params.id, body.skinId);
      return respondDone();
    }),
  ];
}

function creatorRoutes(services: WithClock & WithDatabase & WithJobs & WithDocuments): Route[] {
  return [
    signedInRoute(endpoints.readSkinReview, READ_RATE_LIMIT, async ({ params, signedIn }) =>
      respondSuccess(await readSkinReview(services, signedIn.user.id, params.gameSlug)),
    ),
    signedInRoute(endpoints.allowSkins, WRITE_RATE_LIMIT, async ({ params, body, signedIn }) => {
      await setSkinUnit(services, signedIn.user.id, params.id, body.unit);
      return respondDone();
    }),
    signedInRoute(endpoints.setSkinReward, WRITE_RATE_LIMIT, async ({ params, body, signedIn }) => {
      await setSkinReward(services, signedIn.user.id, params, body.achievement);
      return respondDone();
    }),
    signedInRoute(endpoints.decideSkin, WRITE_RATE_LIMIT, async ({ params, body, signedIn }) => {
      await decideOnSkin(services, signedIn.user.id, params, body);
      return respondDone();
    }),
  ];
}
