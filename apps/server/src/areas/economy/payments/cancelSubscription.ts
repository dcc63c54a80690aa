import { eq } from 'drizzle-orm';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithPayments } from './PaymentsProvider.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { subscriptions } from '../../../storage/schema.ts';
import type { SubscriptionCancellation } from '../../../jobs/SubscriptionCancellation.ts';

/**
 * Queues the cancellation of a subscription in the transaction that deletes the account or schedules its deletion, so
 * that no one keeps paying for a deleted account.
 */
export async function queueCancellation(
  { jobs }: WithJobs,
  tx: Db,
  userId: string,
  when: SubscriptionCancellation['when'],
): Promise<void> {
  const ofUser = eq(subscriptions.userId, userId);
  const [row] = await tx.select().from(subscriptions).where(ofUser).for('update');
  if (!row || (when === 'period-end' && row.isEnding)) return;
  await tx.update(subscriptions).set({ isEnding: true }).where(ofUser);
  const { provider, reference } = row;
  await jobs.send(tx, 'cancel-subscription', { provider, reference, when });
}

export async function cancelSubscription(
  { payments }: WithPayments,
  { provider, reference, when }: SubscriptionCancellation,
): Promise<void> {
  if (provider === 'sandbox') return;
  // The job fails visibly, and the operator can retry it once the provider is configured again.
  if (provider !== payments.provider)
    throw new Error(`Could not cancel ${reference}: ${provider} is not configured.`);
  await (when === 'now' ? payments.cancelSubscription(reference) : payments.endSubscription(reference));
}
