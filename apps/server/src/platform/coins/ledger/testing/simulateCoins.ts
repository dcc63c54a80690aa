import { throwDice } from '../../../../testing/throwDice.ts';
import { LedgerProblem, type AccountRef, type Ledger, type LedgerTx } from '../Ledger.ts';
import type { Booked } from '../bookMove.ts';
import { adjustCoins, buyCoins, giveCoins, requestPayout, spendCoins } from '../moves.ts';
import { reverseMove } from '../reverseMove.ts';

export interface Simulation {
  /** What the acknowledged moves must have left to each user. */
  expected: Map<string, bigint>;
  /** Keys of what was acknowledged as done. */
  done: Set<string>;
  crashes: number;
  refusals: number;
}

export interface SimulationPlan {
  seed: number;
  steps: number;
  users: readonly string[];
  gameId: string;
  /** So many people at once. */
  clients: number;
  at: Date;
}

class Crash extends Error {}

/** People move coins through a house that breaks down in the middle of things; who hears nothing asks again. */
export async function simulateCoins(ledger: Ledger, plan: SimulationPlan): Promise<Simulation> {
  const result: Simulation = {
    expected: new Map(plan.users.map((user) => [user, 0n])),
    done: new Set(),
    crashes: 0,
    refusals: 0,
  };
  const runClient = async (client: number): Promise<void> => {
    const dice = throwDice(plan.seed * 1000 + client + 1);
    const throwOne = (): number => dice.next().value;
    const memory: Memory = { ...plan, bookings: [], throwOne };
    for (let step = client; step < plan.steps; step += plan.clients)
      await runStep(ledger, memory, result, `${plan.seed}:${step}`);
  };
  await Promise.all(Array.from({ length: plan.clients }, (_, client) => runClient(client)));
  return result;
}

interface Memory extends SimulationPlan {
  bookings: Booked['move'][];
  throwOne: () => number;
}

async function runStep(ledger: Ledger, memory: Memory, result: Simulation, key: string): Promise<void> {
  const act = chooseAct(memory, key);
  for (;;) {
    try {
      const { move, deltas } = await runBreaking(ledger, memory.throwOne, act);
      // The same move can be asked for twice: to take something back is one.
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

type Act = (tx: LedgerTx) => Promise<Booked>;

interface Outcome {
  move: Booked['move'];
  deltas: { account: AccountRef; amount: bigint }[];
}

const CRASH_CHANCE = 0.03;

/** Breaks before any step of the transaction, or after it when the answer is lost. */
async function runBreaking(ledger: Ledger, throwOne: () => number, act: Act): Promise<Outcome> {
  const mayBreak = (): void => {
    if (throwOne() < CRASH_CHANCE) throw new Crash();
  };
  const outcome = await ledger.transact(async (tx) => {
    const breaking: LedgerTx = {
      openMove: (move) => (mayBreak(), tx.openMove(move)),
      lockAccounts: (refs) => (mayBreak(), tx.lockAccounts(refs)),
      writeEntries: (move, entries) => (mayBreak(), tx.writeEntries(move, entries)),
      listEntries: (moveId) => (mayBreak(), tx.listEntries(moveId)),
      sumGifts: (userId, since) => (mayBreak(), tx.sumGifts(userId, since)),
      sumIncome: (accountId, since) => (mayBreak(), tx.sumIncome(accountId, since)),
    };
    const { move } = await act(breaking);
    mayBreak();
    return { move, deltas: await tx.listEntries(move.id) };
  });
  mayBreak();
  return outcome;
}

function chooseAct(memory: Memory, key: string): Act {
  const { throwOne, users, at, gameId, bookings } = memory;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(throwOne() * list.length)] as T;
  const [userId, other, chance] = [pick(users), pick(users), throwOne()];
  const amount = BigInt(1 + Math.floor(throwOne() * 400));
  const request = { key, amount, at };
  const isGiven = throwOne() < 0.5;
  if (chance < 0.3) return (tx) => buyCoins(tx, { ...request, userId, pack: 'p' });
  if (chance < 0.5) return (tx) => giveCoins(tx, { ...request, fromUserId: userId, toUserId: other });
  if (chance < 0.8)
    return (tx) => spendCoins(tx, { ...request, userId, creatorId: other, gameId, item: 'hat' });
  if (chance < 0.85) return (tx) => adjustCoins(tx, { ...request, userId, reason: 'r', isGiven });
  if (chance < 0.9 || bookings.length === 0)
    return (tx) => requestPayout(tx, { ...request, amount: amount * 100n, at: inAMonth(at), userId });
  const move = pick(bookings);
  return (tx) => reverseMove(tx, { key: `reversal:${move.id}`, move, reason: 'back', at });
}

function inAMonth(at: Date): Date {
  return new Date(at.getTime() + 31 * 24 * 3_600_000);
}
