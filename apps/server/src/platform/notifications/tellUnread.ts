import type { Services } from '../../services.ts';
import { countUnread } from '../../storage/notificationQueries.ts';
import { topicOfUser } from '../live/LiveHub.ts';

/** Every open page of this person shows the same number. */
export async function tellUnread({ db, live }: Pick<Services, 'db' | 'live'>, userId: string): Promise<void> {
  live.publish(topicOfUser(userId), { kind: 'unread', count: await countUnread(db, userId) });
}
