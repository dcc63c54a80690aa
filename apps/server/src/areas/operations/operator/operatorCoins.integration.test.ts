import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../../process/clock.ts';
import { findLedgerProblems } from '../../economy/coins/coinQueries.ts';
import {
  coinAccounts,
  coinOffers,
  coinPayouts,
  notifications,
  paymentOrders,
} from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addPayoutMethod } from '../../../testing/addPayoutMethod.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { addStaff } from '../../../testing/addStaff.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { pollUntil } from '../../../testing/pollUntil.ts';
import { buyCoins, spendCoins } from '../../economy/ledger/moves.ts';
import { runLedgerTransaction } from '../../economy/coins/runLedgerTransaction.ts';
import { readErrorId } from '../../creation/drafts/testing/readErrorId.ts';

let server: TestServer;
let operator: SignedInUser;
let maker: SignedInUser;
let buyer: SignedInUser;
let gameId: string;
beforeAll(async () => {
  server = await createTestServer();
  operator = await addStaff(server, 'operator');
  [maker, buyer] = [await addSignedInUser(server, 'maker'), await addSignedInUser(server, 'buyer')];
  gameId = (await addGame(server, { creatorId: maker.user.id })).id;
  await addPayoutMethod(server, maker);
  const purchase = { key: 'pack', amount: 50_000n, at: server.clock.now(), userId: buyer.user.id, pack: 'x' };
  await runLedgerTransaction(server.services, (ledger) => buyCoins(ledger, purchase));
});
afterAll(() => server.close());

const balanceOf = async ({ client }: SignedInUser) => (await client.api.readCoins()).data.balance;

async function sell(item: string, amount: bigint): Promise<string> {
  const at = server.clock.now();
  const sale = { userId: buyer.user.id, creatorId: maker.user.id, gameId, item };
  const { move } = await runLedgerTransaction(server.services, (ledger) =>
    spendCoins(ledger, { key: item, amount, at, ...sale }),
  );
  return move.id;
}

async function lastEntry() {
  return (await operator.client.api.listAudit()).data.entries[0];
}

async function waitForNotice({ user }: SignedInUser, text: string): Promise<void> {
  await pollUntil(
    async () => {
      const notified = await server.services.db
        .select()
        .from(notifications)
        .where(eq(notifications.userId, user.id));
      return notified.some((notice) => notice.text.includes(text));
    },
    () => `no notification “${text}”`,
  );
}

async function askForPayout(): Promise<string> {
  const { data } = await maker.client.api.requestPayout({ body: { amount: '10000', key: randomUUID() } });
  return data.id;
}

it('[OP-02:part] refunds a purchase in a game once, with a reason that both sides see', async () => {
  const { api } = operator.client;
  const hat = await sell('Hat', 100n);
  const offer = { gameId, userId: buyer.user.id, item: 'Hat', price: 100n, moveId: hat };
  const now = server.clock.now();
  await server.services.db.insert(coinOffers).values({ ...offer, offeredAt: now, boughtAt: now });
  const listed = async ({ user }: SignedInUser) =>
    (await api.listAccountMoves({ params: { id: user.id } })).data.moves.map(
      ({ subject, kind, isRefundable }) => [subject, kind, isRefundable],
    );
  expect(await listed(buyer)).toEqual([
    ['Hat', 'spend', true],
    ['x', 'purchase', false],
  ]);
  expect(await listed(maker)).toEqual([['Hat', 'spend', false]]);

  const params = { id: hat };
  expect(await readErrorId(api.refundPurchase({ params, body: { reason: ' ' } }))).toBe('invalid_input');
  for (let turn = 0; turn < 3; turn += 1) {
    const body = { reason: 'It never came' };
    await api.refundPurchase({ params, body });
  }
  expect([await balanceOf(buyer), await balanceOf(maker)]).toEqual(['50000', '0']);
  expect(await server.services.db.select().from(coinOffers).where(eq(coinOffers.moveId, hat))).toEqual([]);
  expect(await listed(buyer)).toEqual([
    ['It never came', 'reversal', false],
    ['Hat', 'spend', false],
    ['x', 'purchase', false],
  ]);
  const { entries } = (await api.listAudit({ query: { action: 'coins.refund' } })).data;
  expect(entries).toMatchObject([{ user: 'buyer', reason: 'It never came', details: { coins: 100 } }]);
  for (const notified of [buyer, maker])
    await waitForNotice(notified, 'The purchase of Hat for 100 coins was refunded. Reason: It never came');
  const [pack] = (await api.listAccountMoves({ params: { id: buyer.user.id } })).data.moves.slice(-1);
  for (const id of [pack?.id ?? '', randomUUID()])
    expect(await readErrorId(api.refundPurchase({ params: { id }, body: { reason: 'x' } }))).toBe(
      'not_found',
    );
});

it('[OP-02:part] pays or rejects a payout once; coins, mail, notification and log agree', async () => {
  const { api } = operator.client;
  await sell('Castle', 30_000n);
  server.clock.advance(15 * DAY_MS);
  const paid = await askForPayout();
  server.clock.advance(1000);
  const refused = await askForPayout();
  expect(await balanceOf(maker)).toBe('7000');
  const { payouts } = (await api.listPayouts()).data;
  expect(payouts.map(({ id, user, amount, isSandbox }) => [id, user?.username, amount, isSandbox])).toEqual([
    [paid, 'maker', '10000', true],
    [refused, 'maker', '10000', true],
  ]);

  await api.payPayout({ params: { id: paid }, body: { reference: 'Transfer 77' } });
  expect(await lastEntry()).toMatchObject({ action: 'payout.pay', user: 'maker', reason: 'Transfer 77' });
  await api.returnPayout({ params: { id: refused }, body: { reason: 'No bank account' } });
  expect(await lastEntry()).toMatchObject({ action: 'payout.return', reason: 'No bank account' });
  for (const id of [paid, refused]) {
    expect(await readErrorId(api.payPayout({ params: { id }, body: { reference: 'x' } }))).toBe(
      'payout_decided',
    );
    expect(await readErrorId(api.returnPayout({ params: { id }, body: { reason: 'x' } }))).toBe(
      'payout_decided',
    );
  }
  const strange = { params: { id: randomUUID() }, body: { reason: 'x' } };
  expect(await readErrorId(api.returnPayout(strange))).toBe('not_found');

  // Coins of a returned payout can be requested again at once. Those of a paid one are settled.
  const { data } = await maker.client.api.readCoins();
  expect(data).toMatchObject({ balance: '17000', payable: '17000' });
  expect(data.payouts.map(({ state, decision }) => [state, decision])).toEqual([
    ['returned', 'No bank account'],
    ['paid', 'Transfer 77'],
  ]);
  const [platform] = await server.services.db
    .select()
    .from(coinAccounts)
    .where(eq(coinAccounts.kind, 'payouts'));
  expect(platform?.balance).toBe(0n);
  expect(await findLedgerProblems(server.services.db)).toEqual([]);
  await waitForNotice(maker, 'was a test. No money was sent');
  await waitForNotice(maker, 'was rejected: No bank account');
  const mails = (await server.allMails()).filter(({ to }) => to === maker.user.email);
  const subjects = mails.map(({ subject }) => subject).toSorted();
  expect(subjects).toEqual(['Your Playloom payout was rejected', 'Your Playloom test payout is complete']);
});

it('[CO-04:part] never pays money for sandbox coins: while the ledger has any, payouts are tests', async () => {
  const { services } = server;
  const lastPayout = async () => {
    const [payout] = await services.db
      .select()
      .from(coinPayouts)
      .where(eq(coinPayouts.moveId, await askForPayout()));
    await operator.client.api.returnPayout({ params: { id: payout?.moveId ?? '' }, body: { reason: 'x' } });
    return payout?.isSandbox;
  };
  const sandbox = services.payments;
  expect(await lastPayout()).toBe(true);
  services.payments = { ...sandbox, provider: 'stripe' };
  expect(await lastPayout()).toBe(false);
  const order = {
    userId: buyer.user.id,
    kind: 'pack',
    subject: 'pouch',
    title: 'Pouch',
    coins: 1000n,
  } as const;
  const [kept] = await services.db
    .insert(paymentOrders)
    .values({ ...order, cents: 199, provider: 'sandbox', state: 'paid', createdAt: server.clock.now() })
    .returning();
  expect(await lastPayout()).toBe(true);
  await services.db
    .update(paymentOrders)
    .set({ state: 'reversed' })
    .where(eq(paymentOrders.id, kept?.id ?? ''));
  expect(await lastPayout()).toBe(false);
  services.payments = sandbox;
});
