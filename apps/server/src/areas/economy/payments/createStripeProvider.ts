import Stripe from 'stripe';
import type { CheckoutOrder, PaymentEvent, PaymentsProvider } from './PaymentsProvider.ts';

interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** A host to use instead of Stripe's, for tests. */
  host?: { host: string; port: number };
}

const TRIES = 2;
const TIMEOUT_MS = 20_000;
const MS = 1000;
const ALL = { back: 1, of: 1 };

/** Uses Stripe Checkout: card data is entered on Stripe's page and never reaches this server. */
export function createStripeProvider({ secretKey, webhookSecret, host }: StripeOptions): PaymentsProvider {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: TRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(host && { ...host, protocol: 'http' as const }),
  });
  return {
    provider: 'stripe',
    async openCheckout(order) {
      // The idempotency key makes a repeated call return the same page.
      const session = await stripe.checkout.sessions.create(describeSession(order), {
        idempotencyKey: order.id,
      });
      if (session.url === null) throw new Error('Stripe returned a checkout without a URL.');
      return { url: session.url };
    },
    readEvent: (body, signature) => translate(stripe.webhooks.constructEvent(body, signature, webhookSecret)),
    async endSubscription(reference) {
      await stripe.subscriptions.update(reference, { cancel_at_period_end: true });
    },
    async cancelSubscription(reference) {
      await stripe.subscriptions.cancel(reference).catch((error: unknown) => {
        const isGone = error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
        if (!isGone) throw error;
      });
    },
  };
}

function describeSession(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const isTier = order.kind === 'tier';
  return {
    mode: isTier ? 'subscription' : 'payment',
    client_reference_id: order.id,
    // If we have no email, the provider asks for it.
    ...(order.email !== null && { customer_email: order.email }),
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: order.cents,
          product_data: { name: order.title },
          ...(isTier && { recurring: { interval: 'month' as const } }),
        },
      },
    ],
  };
}

function translate(event: Stripe.Event): PaymentEvent | null {
  const id = `stripe:${event.id}`;
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- Stripe has hundreds of events; these concern us
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = event.data.object;
      if (session.payment_status !== 'paid' || session.client_reference_id === null) return null;
      return {
        id,
        kind: 'paid',
        orderId: session.client_reference_id,
        cents: session.amount_subtotal ?? 0,
        payment: idOf(session.payment_intent),
        subscription: idOf(session.subscription),
      };
    }
    case 'charge.dispute.created': {
      const payment = idOf(event.data.object.payment_intent);
      return payment === null ? null : { id, kind: 'reversed', payment, reason: 'chargeback', share: ALL };
    }
    case 'charge.refunded': {
      const { amount, amount_refunded: back, payment_intent: intent } = event.data.object;
      const payment = idOf(intent);
      if (payment === null || back <= 0) return null;
      return { id, kind: 'reversed', payment, reason: 'refund', share: { back, of: amount } };
    }
    case 'customer.subscription.updated':
      return translateSubscription(id, event.data.object);
    case 'customer.subscription.deleted':
      return { id, kind: 'ended', subscription: event.data.object.id };
    default:
      return null;
  }
}

function translateSubscription(id: string, subscription: Stripe.Subscription): PaymentEvent | null {
  const { status, items, cancel_at_period_end: isEnding } = subscription;
  if (status === 'canceled' || status === 'unpaid')
    return { id, kind: 'ended', subscription: subscription.id };
  const end = items.data[0]?.current_period_end;
  if (status !== 'active' || end === undefined) return null;
  return { id, kind: 'renewed', subscription: subscription.id, paidUntil: new Date(end * MS), isEnding };
}

function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}
