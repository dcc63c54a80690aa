import {
  AmountNotAllowed,
  GiftLimitReached,
  GiftToSelf,
  IdempotencyKeyReused,
  NotEnoughCoins,
  OwnGamePurchase,
} from './coinErrors.ts';
import { NotFound } from '../../../http/errors.ts';
import { NotPayable } from './payoutErrors.ts';
import { openLedger } from '../ledger/ledgerQueries.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { getUserTopic, type WithLive } from '../../../live/LiveHub.ts';
import type { BookedLedgerTransaction } from '../ledger/bookLedgerTransaction.ts';
import { LedgerProblem, type LedgerEntry, type LedgerProblemId, type LedgerStore } from '../ledger/Ledger.ts';

const ERRORS: Record<LedgerProblemId, () => Error> = {
  amount_not_allowed: AmountNotAllowed,
  key_used: IdempotencyKeyReused,
  not_enough_coins: NotEnoughCoins,
  gift_limit_reached: GiftLimitReached,
  gift_to_oneself: GiftToSelf,
  own_game: OwnGamePurchase,
  not_payable: NotPayable,
  move_not_found: NotFound,
};

export interface CompletedLedgerTransaction extends BookedLedgerTransaction {
  /** The entries of the move, even if it was booked by an earlier request. */
  readonly entries: readonly LedgerEntry[];
}

/**
 * Books a move and everything that belongs to it in one transaction, then updates the pages of the users it concerns.
 */
export async function runLedgerTransaction(
  { db, live }: WithDatabase & WithLive,
  run: (ledger: LedgerStore, tx: Db) => Promise<BookedLedgerTransaction>,
): Promise<CompletedLedgerTransaction> {
  const booked = await db
    .transaction(async (tx) => {
      const ledger = openLedger(tx);
      const { move, isNew } = await run(ledger, tx);
      return { move, isNew, entries: await ledger.listEntries(move.id) };
    })
    .catch((error: unknown) => {
      throw error instanceof LedgerProblem ? ERRORS[error.id]() : error;
    });
  if (booked.isNew)
    for (const { account, totalAfter } of booked.entries)
      if (account.userId !== null && totalAfter !== null)
        live.publish(getUserTopic(account.userId), { kind: 'coins', balance: Number(totalAfter) });
  return booked;
}
