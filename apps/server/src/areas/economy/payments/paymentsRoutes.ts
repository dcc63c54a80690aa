import { endpoints, tiers, type TierCode } from '@playloom/api-contract';
import { and, eq, gt } from 'drizzle-orm';
import { NotFound } from '../../../http/errors.ts';
import { OrderNotFound } from './paymentErrors.ts';
import { READ_RATE_LIMIT, WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { sessionlessRoute, signedInRoute, type Route } from '../../../http/route.ts';
import { respondDone, respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithPayments } from './PaymentsProvider.ts';
import type { WithPacks } from './readPacks.ts';
import type { WithPlans } from '../plans/readPlans.ts';
import { isUuid } from '../../../storage/isUuid.ts';
import { paymentOrders, subscriptions } from '../../../storage/schema.ts';
import { applyPaymentEvent } from './applyPaymentEvent.ts';
import { createOrder } from './createOrder.ts';

type PaymentServices = WithConfig &
  WithClock &
  WithLog &
  WithDatabase &
  WithJobs &
  WithLive &
  WithPayments &
  WithPacks &
  WithPlans;

export function paymentsRoutes(services: PaymentServices): Route[] {
  const { db, clock, packs } = services;
  const isSandbox = () => services.payments.provider === 'sandbox';
  const readOwnOrder = async (id: string, userId: string) => {
    const isOwn = and(eq(paymentOrders.id, id), eq(paymentOrders.userId, userId));
    const [order] = isUuid(id) ? await db.select().from(paymentOrders).where(isOwn) : [];
    if (!order) throw OrderNotFound();
    return order;
  };
  const readSubscription = async (userId: string) => {
    const runs = and(eq(subscriptions.userId, userId), gt(subscriptions.paidUntil, clock.now()));
    const [row] = await db.select().from(subscriptions).where(runs);
    return row ?? null;
  };
  return [
    sessionlessRoute(endpoints.listCoinPacks, READ_RATE_LIMIT, async () =>
      respondSuccess({ packs: [...packs], isSandbox: isSandbox() }),
    ),
    signedInRoute(endpoints.openCheckout, WRITE_RATE_LIMIT, async ({ signedIn, body }) =>
      respondSuccess(await createOrder(services, signedIn.user, body)),
    ),
    signedInRoute(endpoints.readOrder, READ_RATE_LIMIT, async ({ signedIn, params }) => {
      const { id, title, cents, state, kind } = await readOwnOrder(params.orderId, signedIn.user.id);
      return respondSuccess({ id, title, cents, state, kind });
    }),
    signedInRoute(endpoints.payInSandbox, WRITE_RATE_LIMIT, async ({ signedIn, params }) => {
      const order = await readOwnOrder(params.orderId, signedIn.user.id);
      if (!isSandbox() || order.provider !== 'sandbox') throw NotFound();
      const paid = {
        kind: 'paid',
        orderId: order.id,
        cents: order.cents,
        payment: `sandbox:${order.id}`,
      } as const;
      await applyPaymentEvent(services, { ...paid, id: `sandbox:${order.id}`, subscription: null });
      return respondDone();
    }),
    signedInRoute(endpoints.readSubscription, READ_RATE_LIMIT, async ({ signedIn }) => {
      const row = await readSubscription(signedIn.user.id);
      const tier = (row?.tier ?? 't1') as TierCode;
      const paidUntil = row?.paidUntil.toISOString() ?? null;
      return respondSuccess({ tier, name: tiers[tier], paidUntil, isEnding: row?.isEnding ?? false });
    }),
    signedInRoute(endpoints.endSubscription, WRITE_RATE_LIMIT, async ({ signedIn }) => {
      const row = await readSubscription(signedIn.user.id);
      if (!row) throw NotFound();
      const { payments } = services;
      if (!row.isEnding && row.provider === payments.provider) await payments.endSubscription(row.reference);
      await db.update(subscriptions).set({ isEnding: true }).where(eq(subscriptions.userId, row.userId));
      return respondDone();
    }),
  ];
}
