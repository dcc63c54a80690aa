import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { countUnread } from './notificationQueries.ts';
import { getUserTopic, type WithLive } from '../../../live/LiveHub.ts';

/** Updates the unread count in every open page of this user. */
export async function broadcastUnreadCount(
  { db, live }: WithDatabase & WithLive,
  userId: string,
): Promise<void> {
  live.publish(getUserTopic(userId), { kind: 'unread', count: await countUnread(db, userId) });
}
