import { randomUUID } from 'node:crypto';
import { ApiError, formatCoinCount } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { DAY_MS } from '../../../process/clock.ts';
import { findLedgerProblems } from './coinQueries.ts';
import { coinAccounts, coinTransactions, ledgerAudits, users } from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addPayoutMethod } from '../../../testing/addPayoutMethod.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { GIFTS_PER_WINDOW_MAX, PAYOUT_HOLD_MS, PAYOUT_MIN } from '../ledger/coinLimits.ts';
import { buyCoins, spendCoins } from '../ledger/moves.ts';
import { simulateCoins } from '../ledger/testing/simulateCoins.ts';
import { verifyLedger } from './verifyLedger.ts';
import { runLedgerTransaction } from './runLedgerTransaction.ts';
import { createLedger } from '../../../testing/createLedger.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

function addUser(): Promise<SignedInUser> {
  return addSignedInUser(server, `user_${randomUUID().slice(0, 8)}`);
}

async function addRich(amount: bigint): Promise<SignedInUser> {
  const person = await addUser();
  const at = server.clock.now();
  const request = { key: `test:${randomUUID()}`, amount, at, userId: person.user.id, pack: 'small' };
  await runLedgerTransaction(server.services, (ledger) => buyCoins(ledger, request));
  return person;
}

const give = ({ client }: SignedInUser, to: SignedInUser, amount: string, key = randomUUID() as string) =>
  client.api.giveCoins({ body: { username: to.user.username, amount, key } });

function outcomeOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? `${error.status} ${error.body.errorId}` : String(error)),
  );
}

async function readBalance({ client }: SignedInUser): Promise<string> {
  return (await client.api.readCoins()).data.balance;
}

it('[T12] [R1:part] loses and doubles nothing on PostgreSQL, with four in parallel and failures at any step', async () => {
  const { db } = server.services;
  const game = await addGame(server, { creatorId: (await addUser()).user.id });
  const seeds = inject('long') ? 200 : 20;
  for (let seed = 1; seed <= seeds; seed += 1) {
    const people = [await addUser(), await addUser(), await addUser()].map(({ user }) => user.id);
    const plan = { seed, steps: 40, users: people, gameId: game.id, clients: 4, at: server.clock.now() };
    const { expected } = await simulateCoins(createLedger(db), plan);
    for (const id of people) {
      const row = await db.query.users.findFirst({ where: eq(users.id, id) });
      expect([seed, BigInt(row?.coins ?? -1)]).toEqual([seed, expected.get(id)]);
    }
  }
  expect(await findLedgerProblems(db)).toEqual([]);
});

it('[T12] books a gift once, however often it is requested, also in parallel', async () => {
  const [ada, ben] = [await addRich(100n), await addUser()];
  const key = randomUUID();
  const replies = await Promise.all(Array.from({ length: 20 }, () => give(ada, ben, '60', key)));
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(replies[0]?.data).toMatchObject({ amount: '60', balance: '40' });
  expect([await readBalance(ada), await readBalance(ben)]).toEqual(['40', '60']);
  expect(await outcomeOf(give(ada, ben, '30', key))).toBe('422 key_used');
});

it('[T12] lets one of a hundred parallel requests spend the balance', async () => {
  const [ada, ben] = [await addRich(100n), await addUser()];
  const outcomes = await Promise.all(Array.from({ length: 100 }, () => outcomeOf(give(ada, ben, '60'))));
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  expect(new Set(outcomes)).toEqual(new Set(['done', '409 not_enough_coins']));
  expect([await readBalance(ada), await readBalance(ben)]).toEqual(['40', '60']);
});

it.each(['-1', '0', '0.1', '1e3', '1e21', '٣', '9007199254740993', '9223372036854775808', '', ' 5', 5])(
  '[T13] rejects the amount %j',
  async (amount) => {
    const [ada, ben] = [await addRich(100n), await addUser()];
    const json = { username: ben.user.username, amount, key: randomUUID() };
    const response = await ada.client.fetch('/api/v1/coins/gifts/', { method: 'POST', json });
    expect(response.status).toBe(400);
    expect([await readBalance(ada), await readBalance(ben)]).toEqual(['100', '0']);
  },
);

it('[CO-04:part] sends gifts within the daily limit, to other users only, and notifies them', async () => {
  const [ada, ben] = [await addRich(GIFTS_PER_WINDOW_MAX * 2n), await addUser()];
  await give(ada, ben, String(GIFTS_PER_WINDOW_MAX));
  expect(await outcomeOf(give(ada, ben, '1'))).toBe('409 gift_limit_reached');
  expect(await outcomeOf(give(ada, ada, '1'))).toBe('400 gift_to_oneself');
  const nobody = { username: 'nobody_at_all', amount: '1', key: randomUUID() };
  expect(await outcomeOf(ada.client.api.giveCoins({ body: nobody }))).toBe('404 user_not_found');
  await server.allMails();
  const notices = await server.services.db.query.notifications.findMany();
  expect(notices.filter(({ userId }) => userId === ben.user.id)).toMatchObject([
    { kind: 'coins', text: `${ada.user.username} sent you ${formatCoinCount(GIFTS_PER_WINDOW_MAX)}.` },
  ]);
});

it('[CO-04] pays creators 90%, and pays out only earned coins after the hold', async () => {
  const [ada, ben] = [await addRich(50_000n), await addRich(50_000n)];
  const game = await addGame(server, { creatorId: ada.user.id, settings: { title: 'Loom Run' } });
  const spending = {
    amount: 20_000n,
    userId: ben.user.id,
    creatorId: ada.user.id,
    gameId: game.id,
    item: 'Hat',
  };
  await runLedgerTransaction(server.services, (ledger) =>
    spendCoins(ledger, { ...spending, key: randomUUID(), at: server.clock.now() }),
  );
  await give(ben, ada, '5000');
  expect(await outcomeOf(give(ben, ada, '1'))).toBe('409 gift_limit_reached');
  for (const person of [ada, ben]) await addPayoutMethod(server, person);
  const ask = (person: SignedInUser, amount: bigint, key = randomUUID() as string) =>
    person.client.api.requestPayout({ body: { amount: String(amount), key } });
  const { data: before } = await ada.client.api.readCoins();
  expect(before).toMatchObject({ bought: '55000', earned: '18000', payable: '0', giftsLeft: '5000' });
  expect(before.earnings).toEqual([
    { game: { slug: game.slug, title: 'Loom Run' }, coins: '18000', sales: 1 },
  ]);
  expect(await outcomeOf(ask(ada, PAYOUT_MIN))).toBe('409 not_payable');
  server.clock.advance(PAYOUT_HOLD_MS);
  expect(await outcomeOf(ask(ben, PAYOUT_MIN))).toBe('409 not_payable');
  expect(await outcomeOf(ask(ada, 18_001n))).toBe('409 not_payable');
  expect(await outcomeOf(ask(ada, PAYOUT_MIN - 1n))).toBe('400 amount_not_allowed');
  const key = randomUUID();
  await ask(ada, 18_000n, key);
  await ask(ada, 18_000n, key);
  const { data: after } = await ada.client.api.readCoins();
  expect(after).toMatchObject({ bought: '55000', earned: '0', payable: '0' });
  expect(after.payouts).toMatchObject([{ amount: '18000', state: 'requested' }]);
  const mail = await server.mailTo(server.config.operatorEmail);
  expect(mail.subject).toBe('Payout requested');
});

it('[RT-11:ledger] lists moves with running balance, by kind and direction, page by page, and as CSV', async () => {
  const [ada, ben] = [await addRich(1000n), await addUser()];
  const game = await addGame(server, { creatorId: ben.user.id, settings: { title: '=cmd|"x"' } });
  const spending = { amount: 10n, userId: ada.user.id, creatorId: ben.user.id, gameId: game.id, item: 'Hat' };
  for (let turn = 0; turn < 30; turn += 1) {
    server.clock.advance(DAY_MS / 4);
    await give(ada, ben, '1');
  }
  await runLedgerTransaction(server.services, (ledger) =>
    spendCoins(ledger, { ...spending, key: randomUUID(), at: server.clock.now() }),
  );
  const { data: first } = await ada.client.api.listCoinMoves();
  expect(first.moves[0]).toMatchObject({ kind: 'spend', amount: '-10', balance: '960', subject: 'Hat' });
  expect(first.moves[1]).toMatchObject({
    kind: 'gift',
    amount: '-1',
    balance: '970',
    username: ben.user.username,
  });
  expect(first.moves).toHaveLength(25);
  const { data: second } = await ada.client.api.listCoinMoves({ query: { before: first.next ?? '' } });
  expect(second.next).toBeNull();
  expect(second.moves.at(-1)).toMatchObject({ kind: 'purchase', amount: '1000', balance: '1000' });
  const ids = [...first.moves, ...second.moves].map(({ id }) => id);
  expect(new Set(ids).size).toBe(32);
  const { data: bought } = await ada.client.api.listCoinMoves({ query: { direction: 'in' } });
  expect(bought.moves.map(({ kind }) => kind)).toEqual(['purchase']);
  const { data: spent } = await ada.client.api.listCoinMoves({ query: { kind: 'spend' } });
  expect(spent.moves).toHaveLength(1);
  const { data: summary } = await ada.client.api.readCoins();
  expect(summary.history.at(-1)?.balance).toBe('960');
  expect(summary.history.length).toBeGreaterThan(5);
  const { data: csv } = await ada.client.api.exportCoins();
  const lines = csv.trimEnd().split('\r\n');
  expect(lines).toHaveLength(33);
  expect(lines[1]).toContain(`spend,-10,960,${ben.user.username},"'=cmd|""x""",Hat`);
});

it('[CO-01] protects the ledger with constraints and keys, and verifies it every night', async () => {
  const { services } = server;
  const ada = await addRich(10n);
  await verifyLedger(services);
  const proofs = () => services.db.select().from(ledgerAudits).orderBy(ledgerAudits.auditedAt);
  expect((await proofs()).at(-1)?.problems).toEqual([]);
  const ofAda = eq(coinAccounts.userId, ada.user.id);
  const overdrawn = services.db.update(coinAccounts).set({ balance: -1n }).where(ofAda);
  await expect(overdrawn).rejects.toMatchObject({
    cause: { constraint: 'coin_accounts_users_not_negative' },
  });
  const [move] = await services.db
    .select()
    .from(coinTransactions)
    .where(eq(coinTransactions.toUserId, ada.user.id));
  if (!move) throw new Error('The purchase is not in the books.');
  await expect(
    services.db.insert(coinTransactions).values({ ...move, id: randomUUID() }),
  ).rejects.toMatchObject({
    cause: { constraint: 'coin_moves_key_unique' },
  });
  await services.db.update(coinAccounts).set({ balance: 11n }).where(ofAda);
  server.clock.advance(DAY_MS);
  await verifyLedger(services);
  const problems = (await proofs()).at(-1)?.problems.join('\n');
  expect(problems).toContain('all accounts together hold');
  expect(problems).toContain(`user ${ada.user.id} is shown 10 and has`);
  expect((await server.mailTo(server.config.operatorEmail)).subject).toBe('The coin ledger is not balanced');
});
