import type { Endpoints, ResponseOf } from '@playloom/api-contract';
import type { Services } from '../../services.ts';
import { findDraftAccessBySlug } from '../../storage/draftQueries.ts';
import { findGameSkins, listSkinsOfGame } from '../../storage/skinQueries.ts';
import { findUsername } from '../../storage/userQueries.ts';
import { needRight } from '../drafts/policy.ts';
import { presentSkin } from './presentSkin.ts';
import { readLiveGame } from './readLiveGame.ts';

type SkinDesk = ResponseOf<Endpoints['readSkinDesk']>['data'];

/** Where the creator decides about skins. */
export async function readSkinDesk({ db }: Services, userId: string, gameSlug: string): Promise<SkinDesk> {
  const { game } = needRight(await findDraftAccessBySlug(db, gameSlug, userId), 'edit');
  const [creator, setting, live, submitted] = await Promise.all([
    findUsername(db, game.creatorId),
    findGameSkins(db, game.id),
    readLiveGame(db, game),
    listSkinsOfGame(db, game.id),
  ]);
  return {
    game: { _id: game.id, gameSlug: game.slug, title: game.title, creator },
    character: setting?.character ?? null,
    units: Object.entries(live?.types.units ?? {}).map(([unit, { name }]) => ({ unit, name })),
    skins: submitted.map(presentSkin),
  };
}
