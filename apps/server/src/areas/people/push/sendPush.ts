import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithPush } from './PushSender.ts';
import { deletePushSubscription, findPushSubscription } from './pushQueries.ts';
import type { PushJob } from '../../../jobs/PushJob.ts';

/** Sends one queued push. It contains only an id; the browser loads the content with its own session. */
export async function sendPush(
  { db, clock, push, log }: WithClock & WithLog & WithDatabase & WithPush,
  order: PushJob,
): Promise<void> {
  const subscription = await findPushSubscription(db, order, clock.now());
  if (!subscription) return;
  const outcome = await push.send(subscription, JSON.stringify({ id: order.notificationId }));
  if (outcome === 'sent') return;
  // The browser is gone or its service rejects our key, so no later push would arrive either.
  await deletePushSubscription(db, subscription.endpoint);
  log.info({ outcome, subscriptionId: order.subscriptionId }, 'a push subscription has ended');
}
