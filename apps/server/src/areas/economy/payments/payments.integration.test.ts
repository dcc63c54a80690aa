import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiLimits } from '@playloom/api-contract';
import { DAY_MS } from '../../../process/clock.ts';
import { findLedgerProblems } from '../coins/coinQueries.ts';
import { paymentOrders, users } from '../../../storage/schema.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { deleteDueAccounts } from '../../operations/account-data/deleteDueAccounts.ts';
import { readJobs } from '../../../testing/readJobs.ts';
import { scheduleDeletion } from '../../operations/account-data/scheduleDeletion.ts';
import { cancelSubscription } from './cancelSubscription.ts';
import { readErrorId } from '../../creation/drafts/testing/readErrorId.ts';
import { applyPaymentEvent } from './applyPaymentEvent.ts';
import { createStripeProvider } from './createStripeProvider.ts';
import { startFakeStripe, type FakeStripe } from './testing/startFakeStripe.ts';

const PAYMENTS_WEBHOOK = '/webhooks/payments';
const FIRST_PERIOD_MS = 32 * DAY_MS;
const GRACE_PERIOD_MS = apiLimits.DELETION_GRACE_DAYS * DAY_MS;

const addUser = (server: TestServer): Promise<SignedInUser> =>
  addSignedInUser(server, `user_${randomUUID().slice(0, 8)}`);

async function readBalance({ client }: SignedInUser): Promise<string> {
  return (await client.api.readCoins()).data.balance;
}

describe('the sandbox', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  const order = async ({ client }: SignedInUser, kind: 'pack' | 'tier', id: string): Promise<string> => {
    const { data } = await client.api.openCheckout({ body: { kind, id } });
    expect(data.url).toMatch(new RegExp(`^${server.config.publicUrl}/sandbox/checkout/[0-9a-f-]{36}$`));
    return data.url.split('/').at(-1) ?? '';
  };

  it('[CO-02:part] sells packs at the configured price, once each, to the buyer of the order', async () => {
    const [ada, ben] = [await addUser(server), await addUser(server)];
    const { data: shop } = await server.client.api.listCoinPacks();
    expect(shop.isSandbox).toBe(true);
    const orderId = await order(ada, 'pack', 'chest');
    expect((await ada.client.api.readOrder({ params: { orderId } })).data).toMatchObject({
      title: 'Chest: 5,000 coins',
      cents: 899,
      state: 'open',
    });
    expect(await readErrorId(ben.client.api.readOrder({ params: { orderId } }))).toBe('order_not_found');
    expect(await readErrorId(ben.client.api.payInSandbox({ params: { orderId } }))).toBe('order_not_found');
    await Promise.all(Array.from({ length: 5 }, () => ada.client.api.payInSandbox({ params: { orderId } })));
    expect([await readBalance(ada), await readBalance(ben)]).toEqual(['5000', '0']);
    expect((await ada.client.api.readOrder({ params: { orderId } })).data.state).toBe('paid');
    const unknown = { kind: 'pack', id: 'mountain' } as const;
    expect(await readErrorId(ada.client.api.openCheckout({ body: unknown }))).toBe('not_offered');
    const free = { kind: 'tier', id: 't1' } as const;
    expect(await readErrorId(ada.client.api.openCheckout({ body: free }))).toBe('not_offered');
  });

  it('[CO-05:part] subscribes to a tier, ends it, and returns to the free one after the period', async () => {
    const ada = await addUser(server);
    expect((await ada.client.api.readSubscription()).data).toMatchObject({ tier: 't1', paidUntil: null });
    await ada.client.api.payInSandbox({ params: { orderId: await order(ada, 'tier', 't5') } });
    expect((await ada.client.api.readSubscription()).data).toMatchObject({
      tier: 't5',
      name: 'Indie',
      isEnding: false,
    });
    await ada.client.api.payInSandbox({ params: { orderId: await order(ada, 'tier', 't6') } });
    expect((await ada.client.api.readSubscription()).data.tier).toBe('t6');
    await ada.client.api.endSubscription();
    expect((await ada.client.api.readSubscription()).data).toMatchObject({ tier: 't6', isEnding: true });
    server.clock.advance(FIRST_PERIOD_MS);
    expect((await ada.client.api.readSubscription()).data.tier).toBe('t1');
    expect(await readErrorId(ada.client.api.endSubscription())).toBe('not_found');
    expect(await readBalance(ada)).toBe('0');
  });

  it('has no webhook', async () => {
    const response = await server.client.fetch(PAYMENTS_WEBHOOK, { method: 'POST', json: {}, foreign: true });
    expect(response.status).toBe(404);
  });
});

describe('Stripe', () => {
  const secrets = { secretKey: 'sk_test_0123456789abcdef', webhookSecret: 'whsec_0123456789abcdef' };
  let server: TestServer;
  let stripe: FakeStripe;
  let ada: SignedInUser;
  beforeEach(async () => {
    stripe = await startFakeStripe();
    server = await createTestServer({
      env: { STRIPE_SECRET_KEY: secrets.secretKey, STRIPE_WEBHOOK_SECRET: secrets.webhookSecret },
    });
    server.services.payments = createStripeProvider({
      ...secrets,
      host: { host: '127.0.0.1', port: stripe.port },
    });
    ada = await addUser(server);
  });
  afterEach(async () => {
    stripe.close();
    await server.close();
  });

  async function sendEvent(
    type: string,
    object: object,
    { id = `evt_${randomUUID()}`, secret = secrets.webhookSecret } = {},
  ) {
    const payload = JSON.stringify({ id, object: 'event', type, data: { object } });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const response = await server
      .newClient()
      .fetch(PAYMENTS_WEBHOOK, { method: 'POST', body: payload, headers, foreign: true });
    return response.status;
  }

  async function findOrder() {
    const [order] = await server.services.db
      .select()
      .from(paymentOrders)
      .where(eq(paymentOrders.userId, ada.user.id));
    if (!order) throw new Error('There is no order.');
    return order;
  }

  const paid = (orderId: string, rest: object = {}) => ({
    payment_status: 'paid',
    client_reference_id: orderId,
    amount_subtotal: 199,
    payment_intent: 'pi_1',
    subscription: null,
    ...rest,
  });

  it('[CO-02] buys through Stripe’s page, accepts only events signed by Stripe, once, and reverses chargebacks', async () => {
    stripe.failures.push(500);
    const { data } = await ada.client.api.openCheckout({ body: { kind: 'pack', id: 'pouch' } });
    expect(data.url).toMatch(/^https:\/\/checkout\.stripe\.test\/cs_/);
    const order = await findOrder();
    // The first attempt failed. The retry uses the same order.
    expect(stripe.calls).toHaveLength(2);
    expect(new Set(stripe.calls.map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set([order.id]));
    expect(stripe.calls[1]).toMatchObject({
      method: 'POST',
      path: '/v1/checkout/sessions',
      authorization: `Bearer ${secrets.secretKey}`,
      form: {
        mode: 'payment',
        client_reference_id: order.id,
        'line_items[0][price_data][unit_amount]': '199',
        'line_items[0][price_data][currency]': 'usd',
      },
    });

    expect(
      await sendEvent('checkout.session.completed', paid(order.id), { secret: 'whsec_of_somebody_else' }),
    ).toBe(400);
    expect(await sendEvent('checkout.session.completed', paid(order.id, { payment_status: 'unpaid' }))).toBe(
      200,
    );
    expect(await sendEvent('checkout.session.completed', paid(order.id, { amount_subtotal: 1 }))).toBe(200);
    expect(await readBalance(ada)).toBe('0');
    const event = { id: 'evt_paid' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => sendEvent('checkout.session.completed', paid(order.id), event)),
    );
    expect(answers).toEqual([200, 200, 200, 200, 200]);
    expect(await sendEvent('checkout.session.async_payment_succeeded', paid(order.id))).toBe(200);
    expect(await readBalance(ada)).toBe('1000');

    const ben = await addUser(server);
    await ada.client.api.giveCoins({
      body: { username: ben.user.username, amount: '300', key: randomUUID() },
    });
    // A fifth is refunded, its event arrives again, two fifths are refunded, and an old event arrives late.
    for (const refunded of [40, 40, 80, 40]) {
      const charge = { payment_intent: 'pi_1', amount: 199, amount_refunded: refunded };
      expect(await sendEvent('charge.refunded', charge)).toBe(200);
    }
    expect(await readBalance(ada)).toBe('298');
    expect(await sendEvent('charge.dispute.created', { payment_intent: 'pi_unknown' })).toBe(404);
    for (const id of ['evt_a', 'evt_a', 'evt_b'])
      expect(await sendEvent('charge.dispute.created', { payment_intent: 'pi_1' }, { id })).toBe(200);
    expect([await readBalance(ada), await readBalance(ben)]).toEqual(['0', '300']);
    expect(await findLedgerProblems(server.services.db)).toEqual([]);
  });

  it('[CO-05:part] subscribes, renews and ends a tier by Stripe’s events', async () => {
    await ada.client.api.openCheckout({ body: { kind: 'tier', id: 't5' } });
    const order = await findOrder();
    expect(stripe.calls[0]?.form).toMatchObject({
      mode: 'subscription',
      'line_items[0][price_data][recurring][interval]': 'month',
    });
    const session = paid(order.id, { amount_subtotal: 1200, payment_intent: null, subscription: 'sub_1' });
    expect(await sendEvent('checkout.session.completed', session)).toBe(200);
    expect((await ada.client.api.readSubscription()).data.tier).toBe('t5');
    const end = Math.floor((server.clock.now().getTime() + 60 * DAY_MS) / 1000);
    const subscription = {
      id: 'sub_1',
      status: 'active',
      cancel_at_period_end: false,
      items: { data: [{ current_period_end: end }] },
    };
    expect(await sendEvent('customer.subscription.updated', subscription)).toBe(200);
    server.clock.advance(59 * DAY_MS);
    expect((await ada.client.api.readSubscription()).data.tier).toBe('t5');
    await ada.client.api.endSubscription();
    expect(stripe.calls.at(-1)).toMatchObject({
      path: '/v1/subscriptions/sub_1',
      form: { cancel_at_period_end: 'true' },
    });
    expect(await sendEvent('customer.subscription.deleted', { id: 'sub_1' })).toBe(200);
    expect((await ada.client.api.readSubscription()).data.tier).toBe('t1');
  });

  async function subscribe(): Promise<void> {
    await ada.client.api.openCheckout({ body: { kind: 'tier', id: 't5' } });
    await payForTier((await findOrder()).id);
  }

  async function payForTier(orderId: string): Promise<void> {
    const session = paid(orderId, { amount_subtotal: 1200, payment_intent: null, subscription: 'sub_1' });
    expect(await sendEvent('checkout.session.completed', session)).toBe(200);
  }

  const subscriptionCalls = () =>
    stripe.calls
      .filter(({ path }) => path.startsWith('/v1/subscriptions/'))
      .map(({ method, path, form }) => ({ method, path, form }));
  const cancellation = { method: 'DELETE', path: '/v1/subscriptions/sub_1', form: {} };

  it('stops renewing when the owner deletes the account, and cancels when it is deleted', async () => {
    await subscribe();
    await scheduleDeletion(server.services, ada.user);
    await expect
      .poll(subscriptionCalls)
      .toEqual([{ method: 'POST', path: '/v1/subscriptions/sub_1', form: { cancel_at_period_end: 'true' } }]);
    expect((await ada.client.api.readSubscription()).data).toMatchObject({ tier: 't5', isEnding: true });
    server.clock.advance(GRACE_PERIOD_MS);
    await deleteDueAccounts(server.services);
    await expect.poll(() => subscriptionCalls().slice(1)).toEqual([cancellation]);
  });

  it('deletes the account even if Stripe is down, and tries to cancel again later', async () => {
    await subscribe();
    await server.services.db
      .update(users)
      .set({ deleteAfter: server.clock.now() })
      .where(eq(users.id, ada.user.id));
    stripe.failures.push(...Array.from({ length: 100 }, () => 500));
    await deleteDueAccounts(server.services);
    expect(await server.services.db.select().from(users).where(eq(users.id, ada.user.id))).toEqual([]);
    await expect
      .poll(() => readJobs(server.databaseUrl, 'cancel-subscription'))
      .toMatchObject([{ state: 'retry', data: { reference: 'sub_1', when: 'now' } }]);
    stripe.failures.length = 0;
    // A subscription that ended in the meantime is not an error.
    stripe.failures.push(404);
    await cancelSubscription(server.services, { provider: 'stripe', reference: 'sub_1', when: 'now' });
  });

  it('cancels a subscription that is paid for after its account was deleted', async () => {
    await ada.client.api.openCheckout({ body: { kind: 'tier', id: 't5' } });
    const order = await findOrder();
    await server.services.db.delete(users).where(eq(users.id, ada.user.id));
    await payForTier(order.id);
    await expect.poll(subscriptionCalls).toEqual([cancellation]);
  });

  it('reports when Stripe does not answer, and never falls back to the sandbox', async () => {
    stripe.failures.push(500, 500, 500);
    const body = { kind: 'pack', id: 'pouch' } as const;
    expect(await readErrorId(ada.client.api.openCheckout({ body }))).toBe('payments_unavailable');
    const order = await findOrder();
    expect(await readErrorId(ada.client.api.payInSandbox({ params: { orderId: order.id } }))).toBe(
      'not_found',
    );
    const event = {
      id: 'x',
      kind: 'paid',
      orderId: randomUUID(),
      cents: 1,
      payment: null,
      subscription: null,
    } as const;
    await expect(applyPaymentEvent(server.services, event)).rejects.toMatchObject({ id: 'order_not_found' });
  });
});
