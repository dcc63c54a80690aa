import type { Services } from '../../services.ts';
import { deleteSubscription, findPush } from '../../storage/pushQueries.ts';
import type { PushOrder } from './PushOrder.ts';

/** The job behind a push. It carries the id alone: what it says is read by who is signed in there. */
export async function sendPush(
  { db, clock, push, log }: Pick<Services, 'db' | 'clock' | 'push' | 'log'>,
  order: PushOrder,
): Promise<void> {
  const subscription = await findPush(db, order, clock.now());
  if (!subscription) return;
  const outcome = await push.send(subscription, JSON.stringify({ id: order.notificationId }));
  if (outcome === 'sent') return;
  // Neither a browser that is gone nor one whose service does not take our key will be told anything again.
  await deleteSubscription(db, subscription.endpoint);
  log.info({ outcome, subscriptionId: order.subscriptionId }, 'a push subscription has ended');
}
