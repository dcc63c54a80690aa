import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { DAY_MS } from '../../../process/clock.ts';
import { GIFTS_PER_WINDOW_MAX, TRANSACTION_AMOUNT_MAX, PAYOUT_HOLD_MS, PAYOUT_MIN } from './coinLimits.ts';
import type { AccountRef } from './Ledger.ts';
import { adjustCoins, buyCoins, giveCoins, requestPayout, spendCoins } from './moves.ts';
import { reverseLedgerTransaction } from './reverseLedgerTransaction.ts';
import { splitCoins } from './splitCoins.ts';
import { createMemoryLedger, type MemoryLedger } from './testing/createMemoryLedger.ts';
import { simulateCoins } from './testing/simulateCoins.ts';

const at = new Date('2026-01-10T12:00:00Z');
const long = inject('long');

function balanceOf(ledger: MemoryLedger, kind: AccountRef['kind'], userId = ''): bigint {
  return ledger.accounts.get(`${kind} ${userId}`)?.balance ?? 0n;
}

function sumOf(ledger: MemoryLedger): bigint {
  return [...ledger.accounts.values()].reduce((sum, { balance }) => sum + balance, 0n);
}

function buy(ledger: MemoryLedger, userId: string, amount: bigint, key = `buy ${userId}`) {
  return ledger.transact((tx) => buyCoins(tx, { key, amount, at, userId, pack: 'small' }));
}

it('[T12] [CO-01:part] loses and doubles nothing when it fails at any step and requests are repeated', async () => {
  const [seeds, steps] = long ? [10_000, 500] : [500, 200];
  const users = ['ada', 'ben', 'cyd', 'dee'];
  const seen = { crashes: 0, refusals: 0, done: 0 };
  for (let seed = 1; seed <= seeds; seed += 1) {
    const ledger = createMemoryLedger();
    const result = await simulateCoins(ledger, { seed, steps, users, gameId: 'game', clients: 1, at });
    expect(sumOf(ledger)).toBe(0n);
    expect(ledger.moves.size).toBe(result.done.size);
    for (const user of users) {
      const total = balanceOf(ledger, 'bought', user) + balanceOf(ledger, 'earned', user);
      expect([seed, user, total]).toEqual([seed, user, result.expected.get(user)]);
    }
    seen.crashes += result.crashes;
    seen.refusals += result.refusals;
    seen.done += result.done.size;
  }
  // The runs must include enough crashes, rejections and completed moves.
  expect(Math.min(seen.crashes, seen.refusals, seen.done)).toBeGreaterThan((seeds * steps) / 50);
});

it('[T13] splits coins into whole parts whose sum is the whole', () => {
  const property = fc.property(
    fc.bigInt({ min: 0n, max: TRANSACTION_AMOUNT_MAX }),
    fc.array(fc.bigInt({ min: 1n, max: 1000n }), { minLength: 1, maxLength: 6 }),
    (whole, weights) => {
      const parts = splitCoins(whole, weights);
      const sum = weights.reduce((total, weight) => total + weight, 0n);
      expect(parts.reduce((total, part) => total + part, 0n)).toBe(whole);
      for (const [index, part] of parts.entries()) {
        const exact = (weights[index] as bigint) * whole;
        expect(part * sum - exact < sum && exact - part * sum < sum).toBe(true);
      }
    },
  );
  fc.assert(property, { numRuns: long ? 1_000_000 : 20_000 });
  expect(splitCoins(1n, [90n, 10n])).toEqual([1n, 0n]);
  expect(splitCoins(15n, [90n, 10n])).toEqual([14n, 1n]);
  expect(splitCoins(100n, [90n, 10n])).toEqual([90n, 10n]);
});

it('[CO-04:part] gives creators 90% of spent coins, bought coins first', async () => {
  const ledger = createMemoryLedger();
  await buy(ledger, 'ben', 1000n);
  const spending = {
    key: 's',
    amount: 95n,
    at,
    userId: 'ben',
    creatorId: 'ada',
    gameId: 'game',
    item: 'hat',
  };
  await ledger.transact((tx) => spendCoins(tx, spending));
  expect(balanceOf(ledger, 'bought', 'ben')).toBe(905n);
  expect(balanceOf(ledger, 'earned', 'ada')).toBe(86n);
  expect(balanceOf(ledger, 'platform')).toBe(9n);
  await expect(
    ledger.transact((tx) => spendCoins(tx, { ...spending, key: 'own', userId: 'ada' })),
  ).rejects.toMatchObject({ id: 'own_game' });
});

it('[CO-04:part] pays out earned coins after the hold, and neither bought nor gifted ones', async () => {
  const ledger = createMemoryLedger();
  const amount = PAYOUT_MIN;
  await buy(ledger, 'ben', amount * 4n);
  await buy(ledger, 'ada', amount * 2n);
  const spend = {
    key: 's',
    amount: amount * 2n,
    at,
    userId: 'ben',
    creatorId: 'ada',
    gameId: 'g',
    item: 'x',
  };
  await ledger.transact((tx) => spendCoins(tx, spend));
  const ask = (userId: string, days: number, coins = amount, key = `${userId} ${days} ${coins}`) =>
    ledger.transact((tx) =>
      requestPayout(tx, { key, amount: coins, at: new Date(at.getTime() + days * DAY_MS), userId }),
    );
  await expect(ask('ada', 1)).rejects.toMatchObject({ id: 'not_payable' });
  await expect(ask('ben', 60)).rejects.toMatchObject({ id: 'not_payable' });
  await expect(ask('ada', 60, amount - 1n)).rejects.toMatchObject({ id: 'amount_not_allowed' });
  await ask('ada', PAYOUT_HOLD_MS / DAY_MS);
  expect(balanceOf(ledger, 'payouts')).toBe(amount);
  // Fewer earned coins are left than requested, regardless of bought ones.
  await expect(ask('ada', 60)).rejects.toMatchObject({ id: 'not_payable' });
  expect(sumOf(ledger)).toBe(0n);
});

it('[CO-04:part] limits gifts per day, and allows them again the day after', async () => {
  const ledger = createMemoryLedger();
  await buy(ledger, 'ada', GIFTS_PER_WINDOW_MAX * 3n);
  const give = (key: string, amount: bigint, when = at, toUserId = 'ben') =>
    ledger.transact((tx) => giveCoins(tx, { key, amount, at: when, fromUserId: 'ada', toUserId }));
  await give('a', GIFTS_PER_WINDOW_MAX - 1n);
  await expect(give('b', 2n)).rejects.toMatchObject({ id: 'gift_limit_reached' });
  await give('c', 1n);
  await give('c', 1n);
  await expect(give('c', 2n)).rejects.toMatchObject({ id: 'key_used' });
  await expect(give('d', 1n, at, 'ada')).rejects.toMatchObject({ id: 'gift_to_oneself' });
  await give('e', 5n, new Date(at.getTime() + DAY_MS));
  expect(balanceOf(ledger, 'bought', 'ben')).toBe(GIFTS_PER_WINDOW_MAX + 5n);
  expect(balanceOf(ledger, 'earned', 'ben')).toBe(0n);
});

it.each([0n, -1n, TRANSACTION_AMOUNT_MAX + 1n, 2n ** 53n + 1n, 2n ** 63n])(
  '[T13] rejects moving %d coins',
  async (amount) => {
    const ledger = createMemoryLedger();
    await expect(buy(ledger, 'ada', amount)).rejects.toMatchObject({ id: 'amount_not_allowed' });
    expect(ledger.moves.size).toBe(0);
  },
);

it('[T13] reverses exactly what a move did', async () => {
  const ledger = createMemoryLedger();
  const { move } = await buy(ledger, 'ada', 777n);
  await buy(ledger, 'ben', 20n);
  const spend = { amount: 100n, at, userId: 'ada', creatorId: 'ben', gameId: 'g', item: 'x' };
  const spent = await ledger.transact((tx) => spendCoins(tx, { ...spend, key: 's' }));
  const back = (key: string, of: typeof move) =>
    ledger.transact((tx) => reverseLedgerTransaction(tx, { key, move: of, reason: 'refund', at }));
  await back('r1', spent.move);
  expect(balanceOf(ledger, 'bought', 'ada')).toBe(777n);
  expect([balanceOf(ledger, 'earned', 'ben'), balanceOf(ledger, 'platform')]).toEqual([0n, 0n]);
  await back('r2', move);
  await back('r2', move);
  expect([balanceOf(ledger, 'bought', 'ada'), balanceOf(ledger, 'payments')]).toEqual([0n, -20n]);
  await expect(back('r3', { ...move, id: 'unknown' })).rejects.toMatchObject({ id: 'move_not_found' });
});

it('[CO-02:part] charges the platform for what a reversed payment can no longer collect', async () => {
  const ledger = createMemoryLedger();
  const { move } = await buy(ledger, 'ada', 100n);
  const gift = { key: 'g', amount: 70n, at, fromUserId: 'ada', toUserId: 'ben' };
  await ledger.transact((tx) => giveCoins(tx, gift));
  await ledger.transact((tx) => reverseLedgerTransaction(tx, { key: 'r', move, reason: 'chargeback', at }));
  expect(balanceOf(ledger, 'bought', 'ada')).toBe(0n);
  expect([balanceOf(ledger, 'platform'), balanceOf(ledger, 'payments')]).toEqual([-70n, 0n]);
});

it('lets an operator add and remove coins', async () => {
  const ledger = createMemoryLedger();
  const change = { amount: 50n, at, userId: 'ada', reason: 'sorry' };
  await ledger.transact((tx) => adjustCoins(tx, { ...change, key: '1', isGiven: true }));
  await ledger.transact((tx) => adjustCoins(tx, { ...change, amount: 20n, key: '2', isGiven: false }));
  expect([balanceOf(ledger, 'bought', 'ada'), balanceOf(ledger, 'platform')]).toEqual([30n, -30n]);
});
