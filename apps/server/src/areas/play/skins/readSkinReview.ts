import type { Endpoints, EndpointResponse } from '@playloom/api-contract';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithDocuments } from '../../creation/documents/DocumentThreads.ts';
import { findDraftAccessBySlug } from '../../creation/drafts/draftQueries.ts';
import { findGameSkins, listSkinsOfGame } from './skinQueries.ts';
import { listLiveAchievements } from '../achievements/achievementQueries.ts';
import { findUsername } from '../../identity/users/userQueries.ts';
import { requireDraftPermission } from '../../creation/drafts/policy.ts';
import { presentSkin } from './presentSkin.ts';
import { readLiveDocument } from './readLiveDocument.ts';

type SkinReview = EndpointResponse<Endpoints['readSkinReview']>['data'];

/** Reads the page on which the creator reviews skins. */
export async function readSkinReview(
  { db, documents }: WithDatabase & WithDocuments,
  userId: string,
  gameSlug: string,
): Promise<SkinReview> {
  const { game } = requireDraftPermission(await findDraftAccessBySlug(db, gameSlug, userId), 'edit');
  const [creator, setting, text, submitted, live] = await Promise.all([
    findUsername(db, game.creatorId),
    findGameSkins(db, game.id),
    readLiveDocument(db, game),
    listSkinsOfGame(db, game.id),
    listLiveAchievements(db, [game.id]),
  ]);
  return {
    game: { _id: game.id, gameSlug: game.slug, title: game.title, creator },
    character: setting?.character ?? null,
    units: text === null ? [] : await documents.run('listUnits', { text }),
    achievements: (live.get(game.id) ?? []).map(({ id: achievement, name }) => ({ achievement, name })),
    skins: submitted.map((skin) => presentSkin(skin, live)),
  };
}
