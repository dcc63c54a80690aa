import { readPart } from '@playloom/draft';
import type { Document } from '@hocuspocus/server';
import { eq } from 'drizzle-orm';
import type { Json } from '@playloom/game-format';
import * as Y from 'yjs';
import type { WithClock } from '../../../../process/clock.ts';
import type { WithDocuments } from '../../documents/DocumentThreads.ts';
import { findDraft, linkDraftFiles, lockDraft, updateDraft } from '../draftQueries.ts';
import type { Db, WithDatabase } from '../../../../storage/openDatabase.ts';
import { games } from '../../../../storage/schema.ts';
import { insertVersion } from '../versionQueries.ts';
import { listReferencedFileNames } from '../../documents/draftState.ts';
import { validateTitle } from '../validateTitle.ts';
import { pruneVersions } from '../pruneVersions.ts';
import { REMOTE_ORIGIN, type LiveDraft } from './LiveDraft.ts';
import { AUTO_VERSION_INTERVAL_MS } from './limits.ts';

/** Writes the draft and updates which edits are stored. Returns false when the game is deleted. */
export async function storeLiveDraft(
  { db, clock, documents }: WithClock & WithDatabase & WithDocuments,
  document: Document,
  live: LiveDraft,
): Promise<boolean> {
  const { gameId } = live;
  const { changes } = live;
  const ours = Y.encodeStateAsUpdate(document);
  const now = clock.now();
  const isVersionDue = now.getTime() - live.versionedAt >= AUTO_VERSION_INTERVAL_MS;
  const assets = readPart(live.draft, ['assets']);
  const outcome = await db.transaction(async (tx) => {
    const row = await lockDraft(tx, gameId);
    if (!row) return null;
    const others = row.revision === live.revision ? null : ((await findDraft(tx, gameId))?.state ?? null);
    const state = others ? Y.mergeUpdates([others, ours]) : ours;
    const revision = row.revision + 1;
    const editedBy = live.editedBy ?? row.editedBy;
    await updateDraft(tx, gameId, { state, revision, contentHash: null, editedAt: now, editedBy });
    if (assets !== live.assets && assets !== undefined)
      await linkDraftFiles(tx, gameId, listReferencedFileNames({ assets }));
    await storeTitle(tx, live);
    if (isVersionDue) {
      const document = await documents.run('writeDocument', { state });
      await storeAutomaticVersion(tx, { gameId, document, now, createdBy: editedBy });
    }
    return { others, state, revision };
  });
  if (!outcome) return false;
  if (outcome.others) Y.applyUpdate(document, outcome.others, REMOTE_ORIGIN);
  live.revision = outcome.revision;
  live.stored = changes;
  live.assets = assets;
  // If edits arrived during the write, the written state does not include their size.
  live.bytes = live.changes === changes ? outcome.state.length : Math.max(live.bytes, outcome.state.length);
  if (isVersionDue) live.versionedAt = now.getTime();
  return true;
}

interface AutomaticVersion {
  gameId: string;
  document: string;
  now: Date;
  createdBy: string | null;
}

async function storeAutomaticVersion(
  tx: Db,
  { gameId, document, now, createdBy }: AutomaticVersion,
): Promise<void> {
  await insertVersion(tx, { gameId, name: '', document, createdAt: now, createdBy });
  await pruneVersions(tx, gameId, now);
}

/** Copies the title from the draft to the game's row. After the first release, the release sets it. */
async function storeTitle(tx: Db, live: LiveDraft): Promise<void> {
  if (live.title === null) return;
  const title = readTitle(readPart(live.draft, ['settings', 'title']));
  if (title === null || title === live.title) return;
  await tx.update(games).set({ title, searchText: title }).where(eq(games.id, live.gameId));
  live.title = title;
}

function readTitle(written: Json | undefined): string | null {
  try {
    return typeof written === 'string' ? validateTitle(written) : null;
  } catch {
    // An invalid title stays in the draft, where its author sees the problem, but is not shown to others.
    return null;
  }
}
