import type { Services } from '../../services.ts';
import { insertNotifications, type NotificationRow } from '../../storage/notificationQueries.ts';
import type { Db } from '../../storage/openDatabase.ts';
import { findSubscriptionsOf } from '../../storage/pushQueries.ts';
import type { Notice } from './Notice.ts';
import { tellUnread } from './tellUnread.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'live' | 'jobs'>;

/** The job behind `notify`: keeps the notice for each person, tells their open pages, and orders pushes. */
export async function deliverNotice(services: Needs, { userIds, ...notice }: Notice): Promise<void> {
  const createdAt = services.clock.now();
  const rows = userIds.map((userId) => ({ ...notice, userId, createdAt }));
  // Together: a run that was cut short would otherwise find them told, and order nothing.
  const told = await services.db.transaction(async (tx) => {
    const inserted = await insertNotifications(tx, rows);
    await orderPushes(services, tx, inserted);
    return inserted;
  });
  for (const { userId } of told) await tellUnread(services, userId);
}

async function orderPushes({ jobs, clock }: Needs, tx: Db, told: readonly NotificationRow[]): Promise<void> {
  const idByUser = new Map(told.map(({ id, userId }) => [userId, id]));
  for (const { id, userId } of await findSubscriptionsOf(tx, [...idByUser.keys()], clock.now())) {
    const notificationId = idByUser.get(userId);
    if (notificationId) await jobs.send(tx, 'push', { notificationId, subscriptionId: id });
  }
}
