import { isNull } from 'drizzle-orm';
import type { Services } from '../../../app/services.ts';
import { siteNotices } from '../../../storage/schema.ts';
import type { UserRow } from '../../../storage/schema/users.ts';
import { recordAction } from '../../identity/audit/recordAction.ts';

/** Sets the notice that is shown above every page. An empty text removes it. */
export async function setSiteNotice(
  { db, clock, notices }: Services,
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
