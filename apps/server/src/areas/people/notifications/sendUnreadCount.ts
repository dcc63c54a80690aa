import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { countUnread } from './notificationQueries.ts';

/** Sends the unread count to each page that connects, because the page may have missed a change of it. */
export function sendUnreadCounts({ db, live }: WithDatabase & WithLive): void {
  live.handle('hello', async (page) =>
    page.send({ kind: 'unread', count: await countUnread(db, page.userId) }),
  );
}
