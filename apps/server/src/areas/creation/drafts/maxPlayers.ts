import type { WithDocuments } from '../documents/DocumentThreads.ts';
import { findDraft, lockDraft, updateDraft } from './draftQueries.ts';
import type { Db } from '../../../storage/openDatabase.ts';

/**
 * Writes the room size into the stored draft, so that the next release has it too. Open editors merge it with their
 * next save.
 */
export async function setDraftMaxPlayers(
  { documents }: WithDocuments,
  tx: Db,
  gameId: string,
  maxPlayers: number,
): Promise<void> {
  const row = (await lockDraft(tx, gameId)) && (await findDraft(tx, gameId));
  if (!row) return;
  const state = await documents.run('setMaxPlayers', { state: row.state, maxPlayers });
  if (state !== null) await updateDraft(tx, gameId, { state, revision: row.revision + 1 });
}
