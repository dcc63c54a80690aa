import {
  bookLedgerTransaction,
  type BookedLedgerTransaction,
  type BalanceChange,
  type LockedAccounts,
} from './bookLedgerTransaction.ts';
import { LedgerProblem, type LedgerEntry, type LedgerStore, type LedgerTransaction } from './Ledger.ts';
import { getBoughtCoinsAccount, getEarnedCoinsAccount, PLATFORM_ACCOUNT, minBigInt } from './userAccounts.ts';

interface Reversal {
  readonly key: string;
  readonly move: Pick<LedgerTransaction, 'id' | 'amount' | 'fromUserId' | 'toUserId' | 'gameId'>;
  readonly reason: string;
  readonly at: Date;
  /** Reverses only this amount of a move between two accounts. If missing, the whole move is reversed. */
  readonly part?: bigint;
}

/**
 * Reverses a move: a chargeback, a refund, or a payout that failed. If a user has already spent the coins, they
 * return the rest of their balance and the platform covers the difference, because no balance goes below zero.
 */
export async function reverseLedgerTransaction(
  tx: LedgerStore,
  { key, move, reason, at, part }: Reversal,
): Promise<BookedLedgerTransaction> {
  const entries = takePart(await tx.listEntries(move.id), part);
  if (entries.length === 0) throw new LedgerProblem('move_not_found');
  const { amount: whole, gameId } = move;
  const amount = part ?? whole;
  const request = {
    key,
    kind: 'reversal' as const,
    amount,
    fromUserId: move.toUserId,
    toUserId: move.fromUserId,
    gameId,
    subject: reason,
    at,
  };
  const touched = [...entries.map(({ account }) => account), PLATFORM_ACCOUNT];
  return bookLedgerTransaction(tx, request, touched, (accounts) => reverseEntries(accounts, entries));
}

function takePart(entries: readonly LedgerEntry[], part: bigint | undefined): readonly LedgerEntry[] {
  if (part === undefined) return entries;
  if (entries.length > 2) throw new Error('Only a move between two accounts can be reversed in part.');
  return entries.map((entry) => ({ ...entry, amount: entry.amount < 0n ? -part : part }));
}

function reverseEntries(accounts: LockedAccounts, entries: readonly LedgerEntry[]): BalanceChange[] {
  const changes = new Map<string, BalanceChange>();
  const add = ({ account, amount }: BalanceChange): void => {
    const name = `${account.kind} ${account.userId ?? ''}`;
    changes.set(name, { account, amount: (changes.get(name)?.amount ?? 0n) + amount });
  };
  for (const { account, amount } of entries) {
    const { userId } = account;
    if (userId === null || amount < 0n) add({ account, amount: -amount });
    else
      for (const change of debitAvailable(accounts, userId, account.kind === 'earned', amount)) add(change);
  }
  return [...changes.values()];
}

function debitAvailable(
  accounts: LockedAccounts,
  userId: string,
  isEarned: boolean,
  amount: bigint,
): BalanceChange[] {
  const [first, second] = isEarned
    ? [getEarnedCoinsAccount, getBoughtCoinsAccount]
    : [getBoughtCoinsAccount, getEarnedCoinsAccount];
  const fromFirst = minBigInt(amount, accounts.find(first(userId)).balance);
  const fromSecond = minBigInt(amount - fromFirst, accounts.find(second(userId)).balance);
  return [
    { account: first(userId), amount: -fromFirst },
    { account: second(userId), amount: -fromSecond },
    { account: PLATFORM_ACCOUNT, amount: fromFirst + fromSecond - amount },
  ];
}
