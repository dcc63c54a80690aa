import { addMilliseconds, DAY_MS, HOUR_MS } from '../process/clock.ts';
import { PAYOUT_MIN } from '../areas/economy/ledger/coinLimits.ts';
import {
  adjustCoins,
  buyCoins,
  giveCoins,
  readPayableCoins,
  requestPayout,
  settlePayout,
  spendCoins,
} from '../areas/economy/ledger/moves.ts';
import { reverseLedgerTransaction } from '../areas/economy/ledger/reverseLedgerTransaction.ts';
import { encryptPayoutDestination, storePayoutDestination } from '../areas/economy/coins/payoutMethods.ts';
import { defaultPacks } from '../areas/economy/payments/defaultPacks.ts';
import { findCoinAccountsOf } from '../areas/economy/coins/coinQueries.ts';
import { openLedger } from '../areas/economy/ledger/ledgerQueries.ts';
import { coinPayouts, paymentOrders } from '../storage/schema.ts';
import { pickOne } from './createSeededRandomInt.ts';
import type { DemoGame, DemoPerson, DemoSite } from './DemoSite.ts';

/** All prices are divisible by ten, so that the creator's share matches the daily figures. */
const SHOP_ITEMS = [
  { item: 'Golden hat', price: 450 },
  { item: 'Extra life', price: 120 },
  { item: 'Lantern of the Deep', price: 900 },
  { item: 'Fireworks', price: 60 },
  { item: 'Season pass', price: 1500 },
  { item: 'Striped sails', price: 300 },
];
/** Games of the first user sell more, because their dashboards are shown. */
const SALES_OF_FIRST = 45;
const SALES_OF_OTHERS = 2;
const GIFTS = 24;
/**
 * Sales of the last day would trigger a recount of that day from play sessions, which a demo does not have.
 */
const QUIET_DAYS = 2;

export interface DemoSale {
  readonly game: DemoGame;
  readonly daysAgo: number;
  readonly price: number;
}

type PlannedTransaction = { daysAgo: number; run: (at: Date) => Promise<void> };

/** Adds coin transactions, oldest first. Returns the sales in games. */
export async function addCoins(site: DemoSite): Promise<DemoSale[]> {
  const sales: DemoSale[] = [];
  const balances = new Map(site.people.map(({ id, coins }) => [id, coins]));
  const transactions = [
    ...site.people.map((person) => welcome(site, person)),
    ...site.games.flatMap((game, index) => planSales(site, game, index, { balances, sales })),
    ...Array.from({ length: GIFTS }, (_, index) => planGift(site, index, balances)),
    ...PAYOUTS.map((payout) => planPayout(site, payout)),
  ];
  for (const { daysAgo, run } of transactions.toSorted((a, b) => b.daysAgo - a.daysAgo))
    await run(addMilliseconds(site.now, -daysAgo * DAY_MS));
  return sales;
}

function welcome({ tx }: DemoSite, { id: userId, coins, daysAgo }: DemoPerson): PlannedTransaction {
  const gift = { key: `demo ${userId}`, amount: BigInt(coins), isGiven: true, userId };
  const run = async (at: Date): Promise<void> => {
    await adjustCoins(openLedger(tx), { ...gift, at, reason: 'Welcome to the demo' });
  };
  return { daysAgo, run };
}

type DemoBalances = { balances: Map<string, number>; sales: DemoSale[] };

function planSales(
  site: DemoSite,
  game: DemoGame,
  index: number,
  { balances, sales }: DemoBalances,
): PlannedTransaction[] {
  const { tx, roll, people } = site;
  const isOfFirst = game.creator === people[0];
  const others = people.filter((person) => person !== game.creator && person !== people[0]);
  return Array.from({ length: isOfFirst ? SALES_OF_FIRST : SALES_OF_OTHERS }, (_, number) => {
    const [{ item, price }, buyer] = [pickOne(roll, SHOP_ITEMS), pickOne(roll, others)];
    const span = Math.min(game.daysAgo, buyer.daysAgo) - QUIET_DAYS;
    const daysAgo = QUIET_DAYS + (span > 0 ? roll(span) : 0) + number / 100;
    const run = async (at: Date): Promise<void> => {
      await topUpBalance(site, buyer, price, balances, at);
      const key = `demo sale ${index} ${number}`;
      const sale = { userId: buyer.id, creatorId: game.creator.id, gameId: game.id, item };
      await spendCoins(openLedger(tx), { ...sale, key, amount: BigInt(price), at });
      sales.push({ game, daysAgo, price });
    };
    return { daysAgo, run };
  });
}

function planGift(site: DemoSite, index: number, balances: Map<string, number>): PlannedTransaction {
  const { tx, roll, people } = site;
  const [from, to] = [roll(people.length), 1 + roll(people.length - 1)];
  const [giver, taker] = [people[from]!, people[(from + to) % people.length]!];
  const amount = 10 * (1 + roll(12));
  const daysAgo = QUIET_DAYS + roll(25) + index / 100;
  const run = async (at: Date): Promise<void> => {
    await topUpBalance(site, giver, amount, balances, at);
    const gift = { fromUserId: giver.id, toUserId: taker.id, amount: BigInt(amount) };
    await giveCoins(openLedger(tx), { ...gift, key: `demo gift ${index}`, at });
    balances.set(taker.id, (balances.get(taker.id) ?? 0) + amount);
  };
  return { daysAgo, run };
}

/**
 * Buys a pack first if the balance is too low. Earned coins are not spent, so that they remain for payouts.
 */
async function topUpBalance(
  { tx }: DemoSite,
  { id: userId }: DemoPerson,
  price: number,
  balances: Map<string, number>,
  at: Date,
): Promise<void> {
  const held = balances.get(userId) ?? 0;
  const pack = held < price ? defaultPacks.find(({ coins }) => coins > price) : undefined;
  balances.set(userId, held + (pack?.coins ?? 0) - price);
  if (!pack) return;
  const [coins, paidAt] = [BigInt(pack.coins), addMilliseconds(at, -1000)];
  const key = `demo pack ${userId} ${paidAt.toISOString()}`;
  const { move } = await buyCoins(openLedger(tx), {
    key,
    amount: coins,
    at: paidAt,
    userId,
    pack: pack.name,
  });
  await tx.insert(paymentOrders).values({
    userId,
    kind: 'pack',
    subject: pack.id,
    title: pack.name,
    coins,
    cents: pack.cents,
    provider: 'sandbox',
    state: 'paid',
    moveId: move.id,
    createdAt: paidAt,
    paidAt,
  });
}

const DEMO_BANK = {
  kind: 'bank',
  holder: 'Demo Creator',
  account: 'DE89370400440532013000',
  bankCode: '',
  country: 'Germany',
} as const;

const PAYOUTS = [
  { state: 'paid', decision: 'Test transfer 2207', daysAgo: 9 },
  { state: 'returned', decision: 'The account number is one digit short.', daysAgo: 5 },
  { state: 'requested', decision: null, daysAgo: 1 },
] as const;

/** Plans a payout for the first user. It is skipped if the balance is too low at that time. */
function planPayout(
  { tx, people, secrets }: DemoSite,
  { state, decision, daysAgo }: (typeof PAYOUTS)[number],
): PlannedTransaction {
  const run = async (at: Date): Promise<void> => {
    const [ledger, userId] = [openLedger(tx), people[0]?.id ?? ''];
    const earned = (await findCoinAccountsOf(tx, userId)).find(({ kind }) => kind === 'earned');
    if (!earned || (await readPayableCoins(ledger, earned, at)) < PAYOUT_MIN) return;
    const request = { key: `demo payout ${daysAgo}`, amount: PAYOUT_MIN, at, userId };
    const { move } = await requestPayout(ledger, request);
    const decidedAt = decision === null ? null : addMilliseconds(at, HOUR_MS);
    const destination = encryptPayoutDestination(secrets, userId, DEMO_BANK);
    await storePayoutDestination(tx, userId, { destination, changedAt: at, usableFrom: at });
    const row = {
      moveId: move.id,
      userId,
      amount: PAYOUT_MIN,
      isSandbox: true,
      destination,
      requestedAt: at,
    };
    await tx.insert(coinPayouts).values({ ...row, state, decision, decidedAt });
    if (decision === null || decidedAt === null) return;
    const end = { key: `demo ${state} ${move.id}`, at: decidedAt };
    if (state === 'paid') await settlePayout(ledger, { ...end, amount: PAYOUT_MIN, reference: decision });
    else await reverseLedgerTransaction(ledger, { ...end, move, reason: decision });
  };
  return { daysAgo, run };
}
