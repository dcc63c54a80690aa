import { parseGame, type Json } from '@playloom/game-format';
import { DraftMissing } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { findDraft, insertDraft, keepDraftFiles, type DraftRow } from '../../storage/draftQueries.ts';
import { findRelease, type GameRow } from '../../storage/gameQueries.ts';
import type { Db } from '../../storage/openDatabase.ts';
import { draftOf, listAssetFiles } from './draftState.ts';

/** The draft of a game. One that was published without an editor gets a draft of its live release. */
export async function ensureDraft(db: Db, game: GameRow): Promise<DraftRow> {
  const known = await findDraft(db, game.id);
  if (known) return known;
  const release = game.liveRelease === null ? null : await findRelease(db, game.id, game.liveRelease);
  const parsed = release && parseGame(JSON.parse(release.document));
  if (!parsed?.ok) throw DraftMissing();
  const editedAt = game.publishedAt ?? game.createdAt;
  return db.transaction(async (tx) => {
    await keepDraftFiles(tx, game.id, listAssetFiles(parsed.value as unknown as Json));
    return insertDraft(tx, { gameId: game.id, ...draftOf(parsed.value), revision: 1, editedAt });
  });
}

/** The same with everything that is being edited just now. */
export async function readFreshDraft({ db, drafts }: Services, game: GameRow): Promise<DraftRow> {
  await drafts.flush(game.id);
  return ensureDraft(db, game);
}
