import { materialise } from '@playloom/draft';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../services.ts';
import { drafts } from '../../../storage/schema.ts';
import { hashContent } from '../draftState.ts';
import type { LiveDraft } from './LiveDraft.ts';

/**
 * When the last editor leaves: whether the draft still differs from the live release is looked up now, not with
 * every edit. Until then, or when this fails, whatever was edited counts as different.
 */
export async function settleContent(
  { db, log }: Pick<Services, 'db' | 'log'>,
  live: LiveDraft | undefined,
): Promise<void> {
  if (!live || live.stored === 0 || live.isClosing) return;
  try {
    const contentHash = hashContent(materialise(live.draft));
    const isStillIt = and(eq(drafts.gameId, live.gameId), eq(drafts.revision, live.revision));
    await db.update(drafts).set({ contentHash }).where(isStillIt);
  } catch (error) {
    log.warn({ err: error, gameId: live.gameId }, 'a draft was not compared with its release');
  }
}
