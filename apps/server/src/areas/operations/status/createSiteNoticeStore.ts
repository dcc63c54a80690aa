import { desc, isNull } from 'drizzle-orm';
import { SECOND_MS, type Clock } from '../../../process/clock.ts';
import type { Database } from '../../../storage/openDatabase.ts';
import { siteNotices } from '../../../storage/schema.ts';
import type { SiteNoticeStore } from './SiteNoticeStore.ts';

/** How long until other processes show a change. */
const NOTICE_CACHE_MS = 5 * SECOND_MS;

export function createSiteNoticeStore({ db, clock }: { db: Database; clock: Clock }): SiteNoticeStore {
  const known: { text: string | null; until: number; asking: Promise<void> | null } = {
    text: null,
    until: 0,
    asking: null,
  };
  async function ask(): Promise<void> {
    const until = clock.now().getTime() + NOTICE_CACHE_MS;
    const [notice] = await db
      .select({ text: siteNotices.text })
      .from(siteNotices)
      .where(isNull(siteNotices.endedAt))
      .orderBy(desc(siteNotices.id))
      .limit(1);
    Object.assign(known, { text: notice?.text ?? null, until });
  }
  return {
    async read() {
      if (clock.now().getTime() >= known.until) {
        known.asking ??= ask().finally(() => void (known.asking = null));
        // If the database does not answer, pages still load with the last known notice.
        await known.asking.catch(() => undefined);
      }
      return known.text;
    },
    forget() {
      known.until = 0;
    },
  };
}
