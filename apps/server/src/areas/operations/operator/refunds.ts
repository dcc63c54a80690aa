import { type Endpoints, type EndpointResponse, formatCoinCount } from '@playloom/api-contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { NotFound } from '../../../http/errors.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import { findCoinTransactionsOf } from '../../economy/coins/coinQueries.ts';
import { findLedgerTransactionById } from '../../economy/ledger/ledgerQueries.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { coinTransactions, coinOffers } from '../../../storage/schema.ts';
import { reverseLedgerTransaction } from '../../economy/ledger/reverseLedgerTransaction.ts';
import { presentCoinTransaction } from '../../economy/coins/presentCoins.ts';
import { runLedgerTransaction } from '../../economy/coins/runLedgerTransaction.ts';
import { queueNotification } from '../../people/notifications/queueNotification.ts';
import { requireUserById } from '../../identity/users/requireUserById.ts';
import { type AccountAction } from '../../identity/audit/recordAction.ts';
import { ROWS_PER_PAGE } from '../../../http/paging.ts';
import { recordAction } from '../../identity/audit/recordAction.ts';

const makeRefundKey = (moveId: string): string => `refund:${moveId}`;

export async function listAccountTransactions(
  { db }: WithDatabase,
  id: string,
  before: string | undefined,
): Promise<EndpointResponse<Endpoints['listAccountMoves']>['data']> {
  await requireUserById(db, id);
  const found = await findCoinTransactionsOf(db, id, { before, limit: ROWS_PER_PAGE + 1 });
  const shown = found.slice(0, ROWS_PER_PAGE);
  const refunded = await findRefunded(
    db,
    shown.map((move) => move.id),
  );
  const moves = shown.map((move) => ({
    ...presentCoinTransaction(move),
    // A move appears in the lists of both the buyer and the creator, but only the buyer's entry can be refunded.
    isRefundable: move.kind === 'spend' && move.amount.startsWith('-') && !refunded.has(move.id),
  }));
  const next = found.length > ROWS_PER_PAGE ? (shown.at(-1)?.cursor ?? null) : null;
  return { moves, next };
}

async function findRefunded(db: Db, moveIds: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ key: coinTransactions.key })
    .from(coinTransactions)
    .where(inArray(coinTransactions.key, moveIds.map(makeRefundKey)));
  return new Set(rows.map(({ key }) => key.slice(makeRefundKey('').length)));
}

/**
 * Refunds a purchase in a game. Coin packs are refunded at the payment provider, whose event returns their coins. A
 * repeated refund is booked and recorded once.
 */
export async function refundPurchase(
  services: WithClock & WithDatabase & WithJobs & WithLive,
  { actor, id, reason }: AccountAction,
): Promise<void> {
  const now = services.clock.now();
  await runLedgerTransaction(services, async (ledger, tx) => {
    const move = await findLedgerTransactionById(tx, id);
    if (move?.kind !== 'spend') throw NotFound();
    const booked = await reverseLedgerTransaction(ledger, { key: makeRefundKey(id), move, reason, at: now });
    if (!booked.isNew) return booked;
    // Purchases that were not delivered yet are canceled.
    await tx.delete(coinOffers).where(and(eq(coinOffers.moveId, id), isNull(coinOffers.deliveredAt)));
    const { fromUserId: buyer, toUserId: creator, gameId, amount, subject } = move;
    await recordAction(tx, {
      actorId: actor.id,
      action: 'coins.refund',
      userId: buyer,
      ...(gameId && { gameId }),
      reason,
      details: { move: id, coins: Number(amount) },
      now,
    });
    const notice = { kind: 'coins' as const, href: null, key: makeRefundKey(id) };
    const text = `The purchase of ${subject} for ${formatCoinCount(amount)} was refunded. Reason: ${reason}`;
    const userIds = [buyer, creator].filter((userId) => userId !== null);
    await queueNotification(services, tx, { ...notice, userIds, text });
    return booked;
  });
}
