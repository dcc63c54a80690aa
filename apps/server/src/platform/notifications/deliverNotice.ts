import type { Services } from '../../services.ts';
import { insertNotifications } from '../../storage/notificationQueries.ts';
import type { Notice } from './Notice.ts';
import { tellUnread } from './tellUnread.ts';

/** The job behind `notify`: keeps the notice for each person, and tells their open pages. */
export async function deliverNotice(
  services: Pick<Services, 'db' | 'clock' | 'live'>,
  { userIds, ...notice }: Notice,
): Promise<void> {
  const createdAt = services.clock.now();
  const told = await insertNotifications(
    services.db,
    userIds.map((userId) => ({ ...notice, userId, createdAt })),
  );
  for (const { userId } of told) await tellUnread(services, userId);
}
