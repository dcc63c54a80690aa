import { tiers, type TierCode, formatCoinCount } from '@playloom/api-contract';
import { ProductNotFound, PaymentsUnavailable } from '../../../http/errors.ts';
import type { Services } from '../../../app/services.ts';
import { paymentOrders } from '../../../storage/schema.ts';
import type { UserRow } from '../../../storage/schema/users.ts';

interface OrderRequest {
  kind: 'pack' | 'tier';
  id: string;
}

/** Creates an order. The price is looked up here, because the page sends only the id of the product. */
export async function createOrder(
  services: Services,
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

function findOffer({ packs, plans }: Pick<Services, 'packs' | 'plans'>, { kind, id }: OrderRequest) {
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
