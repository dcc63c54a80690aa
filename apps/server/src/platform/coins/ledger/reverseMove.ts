import { bookMove, type Booked, type Change, type LockedAccounts } from './bookMove.ts';
import { LedgerProblem, type Entry, type LedgerTx, type Move } from './Ledger.ts';
import { bought, earned, PLATFORM, smaller } from './userAccounts.ts';

export interface Reversal {
  readonly key: string;
  readonly move: Pick<Move, 'id' | 'amount' | 'fromUserId' | 'toUserId' | 'gameId'>;
  readonly reason: string;
  readonly at: Date;
  /** Of a move between two accounts only so much is taken back; else all of it. */
  readonly part?: bigint;
}

/**
 * Takes a move back: a payment that was charged back, a refund, a payout that could not be made. Whoever spent in
 * the meantime what they must give back gives what is left; the platform bears the rest, since nobody goes below zero.
 */
export async function reverseMove(tx: LedgerTx, { key, move, reason, at, part }: Reversal): Promise<Booked> {
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
  const touched = [...entries.map(({ account }) => account), PLATFORM];
  return bookMove(tx, request, touched, (accounts) => reverseEntries(accounts, entries));
}

function takePart(entries: readonly Entry[], part: bigint | undefined): readonly Entry[] {
  if (part === undefined) return entries;
  if (entries.length > 2) throw new Error('A part of this move would not say whose.');
  return entries.map((entry) => ({ ...entry, amount: entry.amount < 0n ? -part : part }));
}

function reverseEntries(accounts: LockedAccounts, entries: readonly Entry[]): Change[] {
  const changes = new Map<string, Change>();
  const add = ({ account, amount }: Change): void => {
    const name = `${account.kind} ${account.userId ?? ''}`;
    changes.set(name, { account, amount: (changes.get(name)?.amount ?? 0n) + amount });
  };
  for (const { account, amount } of entries) {
    const { userId } = account;
    if (userId === null || amount < 0n) add({ account, amount: -amount });
    else
      for (const change of takeWhatIsThere(accounts, userId, account.kind === 'earned', amount)) add(change);
  }
  return [...changes.values()];
}

function takeWhatIsThere(
  accounts: LockedAccounts,
  userId: string,
  isEarned: boolean,
  amount: bigint,
): Change[] {
  const [first, second] = isEarned ? [earned, bought] : [bought, earned];
  const fromFirst = smaller(amount, accounts.find(first(userId)).balance);
  const fromSecond = smaller(amount - fromFirst, accounts.find(second(userId)).balance);
  return [
    { account: first(userId), amount: -fromFirst },
    { account: second(userId), amount: -fromSecond },
    { account: PLATFORM, amount: fromFirst + fromSecond - amount },
  ];
}
