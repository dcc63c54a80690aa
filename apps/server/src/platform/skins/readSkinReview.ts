import type { Endpoints, EndpointResponse } from '@playloom/api-contract';
import type { Services } from '../../services.ts';
import { findDraftAccessBySlug } from '../../storage/draftQueries.ts';
import { findGameSkins, listSkinsOfGame } from '../../storage/skinQueries.ts';
import { findUsername } from '../../storage/userQueries.ts';
import { requireDraftPermission } from '../drafts/policy.ts';
import { presentSkin } from './presentSkin.ts';
import { readLiveDocument } from './readLiveDocument.ts';

type SkinReview = EndpointResponse<Endpoints['readSkinReview']>['data'];

/** Reads the page on which the creator reviews skins. */
export async function readSkinReview(
  { db, documents }: Services,
  userId: string,
  gameSlug: string,
): Promise<SkinReview> {
  const { game } = requireDraftPermission(await findDraftAccessBySlug(db, gameSlug, userId), 'edit');
  const [creator, setting, text, submitted] = await Promise.all([
    findUsername(db, game.creatorId),
    findGameSkins(db, game.id),
    readLiveDocument(db, game),
    listSkinsOfGame(db, game.id),
  ]);
  return {
    game: { _id: game.id, gameSlug: game.slug, title: game.title, creator },
    character: setting?.character ?? null,
    units: text === null ? [] : await documents.run('listUnits', { text }),
    skins: submitted.map(presentSkin),
  };
}
