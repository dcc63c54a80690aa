import { DraftMissing } from './draftErrors.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithDocuments } from '../documents/DocumentThreads.ts';
import type { WithDrafts } from './DraftHub.ts';
import { findDraft, insertDraft, linkDraftFiles, type DraftRow } from './draftQueries.ts';
import { findRelease } from '../games/gameQueries.ts';
import { type GameRow } from '../../../storage/schema/games.ts';
import { toDocumentProblem } from '../documents/toDocumentProblem.ts';

/** Returns the draft of a game. If the game was published without the editor, creates a draft from its live release. */
export async function ensureDraft(
  { db, documents }: WithDatabase & WithDocuments,
  game: GameRow,
): Promise<DraftRow> {
  const known = await findDraft(db, game.id);
  if (known) return known;
  const release = game.liveRelease === null ? null : await findRelease(db, game.id, game.liveRelease);
  if (release === null) throw DraftMissing();
  const built = await documents.run('buildDraft', { text: release.document, title: null });
  if (!built.ok) throw toDocumentProblem(built.error);
  const { state, contentHash, files } = built.value;
  const editedAt = game.publishedAt ?? game.createdAt;
  const added = await db.transaction(async (tx) => {
    await linkDraftFiles(tx, game.id, files);
    await insertDraft(tx, { gameId: game.id, state, contentHash, revision: 1, editedAt });
    // A parallel request may have created the draft first; that one is used.
    return findDraft(tx, game.id);
  });
  if (!added) throw DraftMissing();
  return added;
}

/** Returns the draft, including all pending edits. */
export async function readFlushedDraft(
  services: WithDatabase & WithDocuments & WithDrafts,
  game: GameRow,
): Promise<DraftRow> {
  await services.drafts.flush(game.id);
  return ensureDraft(services, game);
}
