import type { WithClock } from '../../../process/clock.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import { insertNotifications, type NotificationRow } from './notificationQueries.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { findPushSubscriptionsOf } from '../push/pushQueries.ts';
import type { OutgoingNotification } from '../../../jobs/OutgoingNotification.ts';
import { broadcastUnreadCount } from './broadcastUnreadCount.ts';

type Dependencies = WithClock & WithDatabase & WithJobs & WithLive;

/** The job behind `queueNotification`: stores the notification for each user, updates their open pages and queues pushes. */
export async function deliverNotification(
  services: Dependencies,
  { userIds, ...notice }: OutgoingNotification,
): Promise<void> {
  const createdAt = services.clock.now();
  const rows = userIds.map((userId) => ({ ...notice, userId, createdAt }));
  // One transaction: otherwise a retry after a crash would find the notification stored and queue no pushes.
  const delivered = await services.db.transaction(async (tx) => {
    const inserted = await insertNotifications(tx, rows);
    await queuePushes(services, tx, inserted);
    return inserted;
  });
  for (const { userId } of delivered) await broadcastUnreadCount(services, userId);
}

async function queuePushes(
  { jobs, clock }: WithClock & WithJobs,
  tx: Db,
  delivered: readonly NotificationRow[],
): Promise<void> {
  const idByUser = new Map(delivered.map(({ id, userId }) => [userId, id]));
  for (const { id, userId } of await findPushSubscriptionsOf(tx, [...idByUser.keys()], clock.now())) {
    const notificationId = idByUser.get(userId);
    if (notificationId) await jobs.send(tx, 'push', { notificationId, subscriptionId: id });
  }
}
