import type { Services } from '../../services.ts';
import { deletePushSubscription, findPushSubscription } from '../../storage/pushQueries.ts';
import type { PushJob } from './PushJob.ts';

/** The job behind a push. It carries the id alone: what it says is read by who is signed in there. */
export async function sendPush(
  { db, clock, push, log }: Pick<Services, 'db' | 'clock' | 'push' | 'log'>,
  order: PushJob,
): Promise<void> {
  const subscription = await findPushSubscription(db, order, clock.now());
  if (!subscription) return;
  const outcome = await push.send(subscription, JSON.stringify({ id: order.notificationId }));
  if (outcome === 'sent') return;
  // Neither a browser that is gone nor one whose service does not take our key will be told anything again.
  await deletePushSubscription(db, subscription.endpoint);
  log.info({ outcome, subscriptionId: order.subscriptionId }, 'a push subscription has ended');
}
