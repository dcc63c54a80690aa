import { formatCoinCount } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { addMilliseconds, DAY_MS, type WithClock } from '../../../process/clock.ts';
import { OrderNotFound } from './paymentErrors.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import { findLedgerTransactionById, openLedger } from '../ledger/ledgerQueries.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { paymentEvents, paymentOrders, subscriptions } from '../../../storage/schema.ts';
import { buyCoins } from '../ledger/moves.ts';
import { reverseLedgerTransaction } from '../ledger/reverseLedgerTransaction.ts';
import { broadcastBalance } from '../ledger/broadcastBalance.ts';
import { queueNotification } from '../../people/notifications/queueNotification.ts';
import type { PaymentEvent, WithPayments } from './PaymentsProvider.ts';

/** A little more than a month. The provider sends the exact end with the first renewal. */
const FIRST_PERIOD_MS = 32 * DAY_MS;

type Order = typeof paymentOrders.$inferSelect;
type EventOfKind<Kind extends PaymentEvent['kind']> = Extract<PaymentEvent, { kind: Kind }>;

/**
 * Applies a payment event once: its id is stored in the same transaction. Throws for an unknown order, so that the
 * provider delivers it again later.
 */
export async function applyPaymentEvent(
  services: WithClock & WithLog & WithDatabase & WithJobs & WithLive & WithPayments,
  event: PaymentEvent,
): Promise<void> {
  const userId = await services.db.transaction(async (tx) => {
    const [isNew] = await tx
      .insert(paymentEvents)
      .values({ id: event.id, receivedAt: services.clock.now() })
      .onConflictDoNothing()
      .returning();
    return isNew ? apply(services, tx, event) : null;
  });
  if (userId !== null) await broadcastBalance(services, userId);
}

function apply(
  services: WithClock & WithLog & WithJobs & WithPayments,
  tx: Db,
  event: PaymentEvent,
): Promise<string | null> {
  switch (event.kind) {
    case 'paid':
      return applyPaid(services, tx, event);
    case 'reversed':
      return applyReversed(services, tx, event);
    case 'renewed': {
      const { paidUntil, isEnding } = event;
      return changeSubscription(tx, event.subscription, { paidUntil, isEnding });
    }
    case 'ended':
      return changeSubscription(tx, event.subscription, { paidUntil: services.clock.now(), isEnding: true });
  }
}

async function changeSubscription(
  tx: Db,
  reference: string,
  change: { paidUntil: Date; isEnding: boolean },
): Promise<null> {
  await tx.update(subscriptions).set(change).where(eq(subscriptions.reference, reference));
  return null;
}

async function lockOrder(tx: Db, which: ReturnType<typeof eq>): Promise<Order> {
  const [order] = await tx.select().from(paymentOrders).where(which).for('update');
  if (!order) throw OrderNotFound();
  return order;
}

async function applyPaid(
  services: WithClock & WithLog & WithJobs & WithPayments,
  tx: Db,
  event: EventOfKind<'paid'>,
): Promise<string | null> {
  const { clock, jobs, log } = services;
  const order = await lockOrder(tx, eq(paymentOrders.id, event.orderId));
  if (order.state !== 'open') return null;
  // The account was deleted while its owner was on the provider's page.
  if (order.userId === null && event.subscription !== null) {
    const { provider } = order;
    const reference = event.subscription;
    await jobs.send(tx, 'cancel-subscription', { provider, reference, when: 'now' });
  }
  if (event.cents < order.cents || order.userId === null) {
    log.error(
      { orderId: order.id, cents: event.cents },
      'a payment does not match its order: nothing was credited',
    );
    return null;
  }
  const at = clock.now();
  const paid = { state: 'paid' as const, payment: event.payment, paidAt: at };
  if (order.kind === 'tier') {
    await tx.update(paymentOrders).set(paid).where(eq(paymentOrders.id, order.id));
    await subscribe(services, tx, { ...order, userId: order.userId }, event.subscription ?? order.id);
    return null;
  }
  const purchase = {
    key: `order:${order.id}`,
    amount: order.coins,
    at,
    userId: order.userId,
    pack: order.title,
  };
  const { move } = await buyCoins(openLedger(tx), purchase);
  await tx
    .update(paymentOrders)
    .set({ ...paid, moveId: move.id })
    .where(eq(paymentOrders.id, order.id));
  return order.userId;
}

/** Starts a subscription. A new tier replaces the current one at once. */
async function subscribe(
  { clock, payments, log }: WithClock & WithLog & WithPayments,
  tx: Db,
  { userId, subject: tier, provider }: Order & { userId: string },
  reference: string,
): Promise<void> {
  const now = clock.now();
  const [before] = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .for('update');
  const subscription = {
    tier,
    provider,
    reference,
    paidUntil: addMilliseconds(now, FIRST_PERIOD_MS),
    isEnding: false,
  };
  await tx
    .insert(subscriptions)
    .values({ ...subscription, userId, createdAt: now })
    .onConflictDoUpdate({ target: subscriptions.userId, set: subscription });
  if (before && before.reference !== reference && before.provider === payments.provider && !before.isEnding)
    await payments
      .endSubscription(before.reference)
      .catch((error: unknown) => log.error({ err: error }, 'could not end the previous subscription'));
}

/** Takes back the share of the coins that matches the refunded money. Coins already taken are not taken twice. */
async function applyReversed(
  services: WithClock & WithJobs,
  tx: Db,
  event: EventOfKind<'reversed'>,
): Promise<string | null> {
  const order = await lockOrder(tx, eq(paymentOrders.payment, event.payment));
  const { back, of } = event.share;
  const cents = back >= of ? order.cents : Math.floor((order.cents * back) / of);
  if (order.state !== 'paid' || cents <= order.refundedCents) return null;
  const isAll = cents === order.cents;
  await tx
    .update(paymentOrders)
    .set({ refundedCents: cents, ...(isAll && { state: 'reversed' as const }) })
    .where(eq(paymentOrders.id, order.id));
  if (order.kind === 'pack') return takeCoinsBack(services, tx, order, { cents, reason: event.reason });
  if (isAll && order.userId !== null)
    await tx
      .update(subscriptions)
      .set({ paidUntil: services.clock.now(), isEnding: true })
      .where(eq(subscriptions.userId, order.userId));
  return null;
}

async function takeCoinsBack(
  services: WithClock & WithJobs,
  tx: Db,
  order: Order,
  { cents, reason }: { cents: number; reason: string },
): Promise<string | null> {
  const coinsOf = (paid: number): bigint => (order.coins * BigInt(paid)) / BigInt(order.cents);
  const part = coinsOf(cents) - coinsOf(order.refundedCents);
  const move = order.moveId === null ? null : await findLedgerTransactionById(tx, order.moveId);
  if (!move || part === 0n) return null;
  const key = `reversal:${order.id}:${cents}`;
  const words = `${reason} of ${order.title}`;
  await reverseLedgerTransaction(openLedger(tx), {
    key,
    move,
    reason: words,
    at: services.clock.now(),
    part,
  });
  if (order.userId !== null)
    await queueNotification(services, tx, {
      userIds: [order.userId],
      kind: 'coins',
      text: `Your payment for ${order.title} was ${reason === 'refund' ? 'refunded' : 'reversed'}, so we removed ${formatCoinCount(part)} from your balance.`,
      href: null,
      key,
    });
  return order.userId;
}
