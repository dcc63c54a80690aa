import { tiers, type TierCode, formatCoinCount } from '@playloom/api-contract';
import { ProductNotFound, PaymentsUnavailable } from './paymentErrors.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithPayments } from './PaymentsProvider.ts';
import type { WithPacks } from './readPacks.ts';
import type { WithPlans } from '../plans/readPlans.ts';
import { paymentOrders, type UserRow } from '../../../storage/schema.ts';

interface OrderRequest {
  kind: 'pack' | 'tier';
  id: string;
}

/** Creates an order. The price is looked up here, because the page sends only the id of the product. */
export async function createOrder(
  services: WithConfig & WithClock & WithLog & WithDatabase & WithPayments & WithPacks & WithPlans,
  user: UserRow,
  request: OrderRequest,
): Promise<{ url: string }> {
  const { db, clock, config, payments, log } = services;
  const offer = findOffer(services, request);
  if (!offer) throw ProductNotFound();
  const [order] = await db
    .insert(paymentOrders)
    .values({
      userId: user.id,
      kind: request.kind,
      subject: request.id,
      ...offer,
      provider: payments.provider,
      createdAt: clock.now(),
    })
    .returning();
  if (!order) throw new Error('The order was not stored.');
  const home =
    request.kind === 'pack'
      ? `${config.publicUrl}/user/${user.username}/coins/summary/`
      : `${config.publicUrl}/pricing`;
  const { id, kind, title, cents } = order;
  const pages = { successUrl: `${home}?paid=${id}`, cancelUrl: home };
  return payments
    .openCheckout({ id, kind, title, cents, email: user.email, ...pages })
    .catch((error: unknown) => {
      log.error({ err: error }, 'the payment provider is not responding');
      throw PaymentsUnavailable();
    });
}

function findOffer({ packs, plans }: WithPacks & WithPlans, { kind, id }: OrderRequest) {
  if (kind === 'pack') {
    const pack = packs.find((one) => one.id === id);
    return (
      pack && {
        title: `${pack.name}: ${formatCoinCount(pack.coins)}`,
        coins: BigInt(pack.coins),
        cents: pack.cents,
      }
    );
  }
  const plan = plans.find(({ tier, isOffered }) => tier === id && isOffered);
  if (!plan || !plan.monthlyPriceCents) return undefined;
  return { title: `${tiers[id as TierCode]}, one month`, coins: 0n, cents: plan.monthlyPriceCents };
}
