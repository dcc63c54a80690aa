import type { Services } from '../../services.ts';
import { countUnread, insertNotifications } from '../../storage/notificationQueries.ts';
import { topicOfUser } from '../live/LiveHub.ts';
import type { Notice } from './Notice.ts';

/** The job behind `notify`: keeps the notice for each person, and tells their open pages. */
export async function deliverNotice(
  { db, clock, live }: Pick<Services, 'db' | 'clock' | 'live'>,
  { userIds, ...notice }: Notice,
): Promise<void> {
  const createdAt = clock.now();
  const told = await insertNotifications(
    db,
    userIds.map((userId) => ({ ...notice, userId, createdAt })),
  );
  for (const userId of told)
    live.publish(topicOfUser(userId), { kind: 'unread', count: await countUnread(db, userId) });
}
