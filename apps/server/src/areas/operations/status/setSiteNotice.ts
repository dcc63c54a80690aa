import { isNull } from 'drizzle-orm';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithNotices } from './SiteNoticeStore.ts';
import { siteNotices, type UserRow } from '../../../storage/schema.ts';
import { recordAction } from '../../identity/audit/recordAction.ts';

/** Sets the notice that is shown above every page. An empty text removes it. */
export async function setSiteNotice(
  { db, clock, notices }: WithClock & WithDatabase & WithNotices,
  actor: UserRow,
  text: string,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await tx.update(siteNotices).set({ endedAt: now }).where(isNull(siteNotices.endedAt));
    if (text) await tx.insert(siteNotices).values({ text, createdAt: now });
    const action = text ? 'notice.set' : 'notice.end';
    await recordAction(tx, { actorId: actor.id, action, reason: text, now });
  });
  notices.forget();
}
