import type { Services } from '../../../app/services.ts';
import { countUnread } from './notificationQueries.ts';
import { getUserTopic } from '../../../live/LiveHub.ts';

/** Updates the unread count in every open page of this user. */
export async function broadcastUnreadCount(
  { db, live }: Pick<Services, 'db' | 'live'>,
  userId: string,
): Promise<void> {
  live.publish(getUserTopic(userId), { kind: 'unread', count: await countUnread(db, userId) });
}
