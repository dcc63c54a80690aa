import type { WithClock } from '../../../../process/clock.ts';
import type { WithDatabase } from '../../../../storage/openDatabase.ts';
import type { WithDocuments } from '../../documents/DocumentThreads.ts';
import { findDraft, findDraftAccess, lockDraft, updateDraft, type DraftRow } from '../draftQueries.ts';
import type { GameRow } from '../../../../storage/schema.ts';
import { findLastVersionAt } from '../versionQueries.ts';
import { ensureDraft } from '../ensureDraft.ts';
import { DraftRejection } from './DraftRejection.ts';
import { TILE_COMPACTION_DELAY_MS } from './limits.ts';

interface LoadedDraft {
  game: GameRow;
  row: DraftRow;
  /** When the last version was saved, or the time of the last edit when there is none. */
  versionedAt: number;
}

export async function loadDraft(
  services: WithClock & WithDatabase & WithDocuments,
  gameId: string,
): Promise<LoadedDraft> {
  const { db, clock } = services;
  const access = await findDraftAccess(db, gameId, null);
  if (!access) throw new DraftRejection('not-found');
  const { game } = access;
  const row = await ensureDraft(services, game);
  const isQuiet = clock.now().getTime() - row.editedAt.getTime() > TILE_COMPACTION_DELAY_MS;
  const folded = isQuiet ? await foldStored(services, gameId) : null;
  const last = await findLastVersionAt(db, gameId);
  return { game, row: folded ?? row, versionedAt: (last ?? row.editedAt).getTime() };
}

/**
 * Moves painted cells into their chunks, so that a draft that was not used for a while is small when it is opened.
 */
async function foldStored(
  { db, documents }: WithDatabase & WithDocuments,
  gameId: string,
): Promise<DraftRow | null> {
  return db.transaction(async (tx) => {
    const row = (await lockDraft(tx, gameId)) && (await findDraft(tx, gameId));
    if (!row) return null;
    const state = await documents.run('foldTiles', { state: row.state });
    if (state === null) return row;
    const change = { state, revision: row.revision + 1 };
    await updateDraft(tx, gameId, change);
    return { ...row, ...change };
  });
}
