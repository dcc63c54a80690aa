import type { Services } from '../../services.ts';
import { countUnread } from '../../storage/notificationQueries.ts';
import { getUserTopic } from '../live/LiveHub.ts';

/** Every open page of this person shows the same number. */
export async function broadcastUnreadCount(
  { db, live }: Pick<Services, 'db' | 'live'>,
  userId: string,
): Promise<void> {
  live.publish(getUserTopic(userId), { kind: 'unread', count: await countUnread(db, userId) });
}
