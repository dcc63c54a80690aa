import { and, eq } from 'drizzle-orm';
import * as Y from 'yjs';
import type { WithLog } from '../../../../process/createLogger.ts';
import type { WithDatabase } from '../../../../storage/openDatabase.ts';
import type { WithDocuments } from '../../documents/DocumentThreads.ts';
import { drafts } from '../../../../storage/schema.ts';
import type { LiveDraft } from './LiveDraft.ts';

/**
 * Computes the content hash of a draft, which shows whether it differs from the live release. Runs when the last editor
 * leaves instead of with every edit. Until then, or if this fails, an edited draft is considered different.
 */
export async function refreshContentHash(
  { db, documents, log }: WithLog & WithDatabase & WithDocuments,
  live: LiveDraft | undefined,
): Promise<void> {
  if (!live || live.stored === 0 || live.isClosing) return;
  try {
    const state = Y.encodeStateAsUpdate(live.draft.doc);
    const contentHash = await documents.run('hashDraft', { state });
    const isStillIt = and(eq(drafts.gameId, live.gameId), eq(drafts.revision, live.revision));
    await db.update(drafts).set({ contentHash }).where(isStillIt);
  } catch (error) {
    log.warn({ err: error, gameId: live.gameId }, 'could not compare a draft with its release');
  }
}
