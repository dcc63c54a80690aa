import { generateRandomNumbers } from '../../../../testing/generateRandomNumbers.ts';
import { LedgerProblem, type AccountRef, type Ledger, type LedgerStore } from '../Ledger.ts';
import type { BookedLedgerTransaction } from '../bookLedgerTransaction.ts';
import { adjustCoins, buyCoins, giveCoins, requestPayout, spendCoins } from '../moves.ts';
import { reverseLedgerTransaction } from '../reverseLedgerTransaction.ts';

interface CoinSimulation {
  /** The balances that the acknowledged moves must result in. */
  expected: Map<string, bigint>;
  /** Keys of acknowledged moves. */
  done: Set<string>;
  crashes: number;
  refusals: number;
}

interface SimulationPlan {
  seed: number;
  steps: number;
  users: readonly string[];
  gameId: string;
  /** Number of parallel users. */
  clients: number;
  at: Date;
}

class Crash extends Error {}

/**
 * Simulates users who move coins while the server fails at random points. A user who gets no answer repeats the
 * request.
 */
export async function simulateCoins(ledger: Ledger, plan: SimulationPlan): Promise<CoinSimulation> {
  const result: CoinSimulation = {
    expected: new Map(plan.users.map((user) => [user, 0n])),
    done: new Set(),
    crashes: 0,
    refusals: 0,
  };
  const runClient = async (client: number): Promise<void> => {
    const dice = generateRandomNumbers(plan.seed * 1000 + client + 1);
    const nextRandom = (): number => dice.next().value;
    const memory: Memory = { ...plan, bookings: [], nextRandom };
    for (let step = client; step < plan.steps; step += plan.clients)
      await runStep(ledger, memory, result, `${plan.seed}:${step}`);
  };
  await Promise.all(Array.from({ length: plan.clients }, (_, client) => runClient(client)));
  return result;
}

interface Memory extends SimulationPlan {
  bookings: BookedLedgerTransaction['move'][];
  nextRandom: () => number;
}

async function runStep(ledger: Ledger, memory: Memory, result: CoinSimulation, key: string): Promise<void> {
  const act = chooseAct(memory, key);
  for (;;) {
    try {
      const { move, deltas } = await runWithCrashes(ledger, memory.nextRandom, act);
      // The same move can be requested twice, for example a reversal.
      if (result.done.has(move.key)) return;
      result.done.add(move.key);
      for (const { account, amount } of deltas)
        if (account.userId !== null)
          result.expected.set(account.userId, (result.expected.get(account.userId) ?? 0n) + amount);
      memory.bookings.push(move);
      return;
    } catch (error) {
      if (error instanceof LedgerProblem) return void (result.refusals += 1);
      if (!(error instanceof Crash)) throw error;
      result.crashes += 1;
    }
  }
}

type Act = (tx: LedgerStore) => Promise<BookedLedgerTransaction>;

interface Outcome {
  move: BookedLedgerTransaction['move'];
  deltas: { account: AccountRef; amount: bigint }[];
}

const CRASH_CHANCE = 0.03;

/**
 * Runs a move and crashes at random: before a step of the transaction, or after its commit, when the answer is lost.
 */
async function runWithCrashes(ledger: Ledger, nextRandom: () => number, act: Act): Promise<Outcome> {
  const crashMaybe = (): void => {
    if (nextRandom() < CRASH_CHANCE) throw new Crash();
  };
  const outcome = await ledger.transact(async (tx) => {
    const breaking: LedgerStore = {
      openMove: (move) => (crashMaybe(), tx.openMove(move)),
      lockAccounts: (refs) => (crashMaybe(), tx.lockAccounts(refs)),
      writeEntries: (move, entries) => (crashMaybe(), tx.writeEntries(move, entries)),
      listEntries: (moveId) => (crashMaybe(), tx.listEntries(moveId)),
      sumGifts: (userId, since) => (crashMaybe(), tx.sumGifts(userId, since)),
      sumIncome: (accountId, since) => (crashMaybe(), tx.sumIncome(accountId, since)),
    };
    const { move } = await act(breaking);
    crashMaybe();
    return { move, deltas: await tx.listEntries(move.id) };
  });
  crashMaybe();
  return outcome;
}

function chooseAct(memory: Memory, key: string): Act {
  const { nextRandom, users, at, gameId, bookings } = memory;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(nextRandom() * list.length)] as T;
  const [userId, other, chance] = [pick(users), pick(users), nextRandom()];
  const amount = BigInt(1 + Math.floor(nextRandom() * 400));
  const request = { key, amount, at };
  const isGiven = nextRandom() < 0.5;
  if (chance < 0.3) return (tx) => buyCoins(tx, { ...request, userId, pack: 'p' });
  if (chance < 0.5) return (tx) => giveCoins(tx, { ...request, fromUserId: userId, toUserId: other });
  if (chance < 0.8)
    return (tx) => spendCoins(tx, { ...request, userId, creatorId: other, gameId, item: 'hat' });
  if (chance < 0.85) return (tx) => adjustCoins(tx, { ...request, userId, reason: 'r', isGiven });
  if (chance < 0.9 || bookings.length === 0)
    return (tx) => requestPayout(tx, { ...request, amount: amount * 100n, at: addMonth(at), userId });
  const move = pick(bookings);
  return (tx) => reverseLedgerTransaction(tx, { key: `reversal:${move.id}`, move, reason: 'back', at });
}

function addMonth(at: Date): Date {
  return new Date(at.getTime() + 31 * 24 * 3_600_000);
}
