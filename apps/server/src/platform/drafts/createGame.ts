import type { BodyOf, Endpoints } from '@playloom/api-contract';
import type { Game, Json } from '@playloom/game-format';
import { storeFile } from '../../files/storeFile.ts';
import type { Services } from '../../services.ts';
import { insertDraft, keepDraftFiles } from '../../storage/draftQueries.ts';
import { draftOf, listAssetFiles } from './draftState.ts';
import { insertGame } from './insertGame.ts';
import { judgeTitle } from './judgeTitle.ts';
import { readTemplate } from './readTemplate.ts';

/** The number that the first publishing of a new game is asked for. */
const FIRST_RELEASE = 1;
/** Any region, as some callers write it. */
const ANY_REGION = 'any';

/** A draft of one's own of a game there is. Nothing is published by it. */
export async function createGame(
  services: Services,
  userId: string,
  { game: wanted, templateInfo }: BodyOf<Endpoints['createGame']>,
): Promise<{ _id: string; gameSlug: string; releases: { release: number }[] }> {
  const { db, clock, files, engineVersion } = services;
  const title = judgeTitle(wanted.title);
  const preferredRegion = wanted.preferredRegion === ANY_REGION ? '' : wanted.preferredRegion;
  const template = await readTemplate(services, templateInfo.templateSlug);
  const game: Game = { ...template.game, settings: { ...template.game.settings, title } };
  const now = clock.now();
  const row = await db.transaction(async (tx) => {
    const added = await insertGame(tx, {
      creatorId: userId,
      title,
      game,
      preferredRegion,
      engineVersion,
      now,
    });
    for (const { bytes, extension } of template.files) {
      const contentType = `image/${extension}`;
      await storeFile(tx, files, { bytes, extension, contentType, ownerId: userId, now });
    }
    await keepDraftFiles(tx, added.id, listAssetFiles(game as unknown as Json));
    const draft = { gameId: added.id, ...draftOf(game), revision: 1, editedAt: now, editedBy: userId };
    await insertDraft(tx, draft);
    return added;
  });
  return { _id: row.id, gameSlug: row.slug, releases: [{ release: FIRST_RELEASE }] };
}
