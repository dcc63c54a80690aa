import type { LiveConnection } from '../../../live/LiveHub.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { countUnread } from './notificationQueries.ts';

/** Sends the unread count to a page that connects, because the page may have missed a change of it. */
export async function sendUnreadCount({ db }: WithDatabase, page: LiveConnection): Promise<void> {
  page.send({ kind: 'unread', count: await countUnread(db, page.userId) });
}
