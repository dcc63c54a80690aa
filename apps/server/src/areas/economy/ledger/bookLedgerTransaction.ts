import { createHash, randomUUID } from 'node:crypto';
import { BALANCE_MAX, TRANSACTION_AMOUNT_MAX } from './coinLimits.ts';
import {
  LedgerProblem,
  type LedgerAccount,
  type AccountRef,
  type LedgerEntry,
  type LedgerStore,
  type LedgerTransaction,
  type LedgerTransactionRequest,
} from './Ledger.ts';

export interface BalanceChange {
  readonly account: AccountRef;
  readonly amount: bigint;
}

export interface BookedLedgerTransaction {
  readonly move: LedgerTransaction;
  /** False when the same request was booked before, so that nothing changed this time. */
  readonly isNew: boolean;
}

/** Computes the changes from the locked accounts. Throws when the move is not allowed. */
type DecideChanges = (
  accounts: LockedAccounts,
) => Promise<readonly BalanceChange[]> | readonly BalanceChange[];

export interface LockedAccounts {
  find(ref: AccountRef): LedgerAccount;
}

/**
 * The only way to move coins. Each key is booked once, amounts are whole, entries sum to zero, and no balance becomes
 * negative.
 */
export async function bookLedgerTransaction(
  tx: LedgerStore,
  request: LedgerTransactionRequest,
  touched: readonly AccountRef[],
  decide: DecideChanges,
): Promise<BookedLedgerTransaction> {
  if (request.amount <= 0n || request.amount > TRANSACTION_AMOUNT_MAX)
    throw new LedgerProblem('amount_not_allowed');
  const move: LedgerTransaction = { ...request, id: randomUUID(), requestHash: hashRequest(request) };
  const earlier = await tx.openMove(move);
  if (earlier) {
    if (earlier.requestHash !== move.requestHash) throw new LedgerProblem('key_used');
    return { move: earlier, isNew: false };
  }
  const accounts = await tx.lockAccounts(touched);
  const find = (ref: AccountRef): LedgerAccount => {
    const found = accounts.find(({ kind, userId }) => kind === ref.kind && userId === ref.userId);
    if (!found) throw new Error(`The account ${ref.kind} was not locked.`);
    return found;
  };
  const changes = (await decide({ find })).filter(({ amount }) => amount !== 0n);
  await tx.writeEntries(move, settle(accounts, changes, find));
  return { move, isNew: true };
}

function settle(
  accounts: readonly LedgerAccount[],
  changes: readonly BalanceChange[],
  find: (ref: AccountRef) => LedgerAccount,
): LedgerEntry[] {
  if (changes.reduce((sum, { amount }) => sum + amount, 0n) !== 0n)
    throw new Error('A move must sum to zero.');
  const after = new Map(accounts.map(({ id, balance }) => [id, balance]));
  for (const { account, amount } of changes) {
    const { id } = find(account);
    after.set(id, (after.get(id) ?? 0n) + amount);
  }
  return changes.map(({ account, amount }) => {
    const { id, userId } = find(account);
    const balanceAfter = after.get(id) ?? 0n;
    if (userId !== null && balanceAfter < 0n) throw new LedgerProblem('not_enough_coins');
    if (userId !== null && balanceAfter > BALANCE_MAX) throw new LedgerProblem('amount_not_allowed');
    const own = accounts.filter((other) => userId !== null && other.userId === userId);
    const totalAfter =
      userId === null ? null : own.reduce((sum, other) => sum + (after.get(other.id) ?? 0n), 0n);
    return { account, accountId: id, amount, balanceAfter, totalAfter };
  });
}

/** Hashes everything in a request except the time, because a repeated request comes later. */
function hashRequest({
  kind,
  amount,
  fromUserId,
  toUserId,
  gameId,
  subject,
}: LedgerTransactionRequest): string {
  const asked = JSON.stringify([kind, amount.toString(), fromUserId, toUserId, gameId, subject]);
  return createHash('sha256').update(asked).digest('base64url');
}
