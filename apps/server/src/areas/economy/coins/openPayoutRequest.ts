import { formatCoinCount, formatNumber } from '@playloom/api-contract';
import { composeOperatorMail } from '../../../mail/composeOperatorMail.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithPayments } from '../payments/PaymentsProvider.ts';
import { hasSandboxCoins } from './coinQueries.ts';
import { coinPayouts, type UserRow } from '../../../storage/schema.ts';
import { requestPayout } from '../ledger/moves.ts';
import { requirePayoutDestination } from './payoutMethods.ts';
import { runLedgerTransaction, type CompletedLedgerTransaction } from './runLedgerTransaction.ts';

/** Reserves the coins and notifies the operator, who pays outside the platform. */
export async function openPayoutRequest(
  services: WithConfig & WithClock & WithDatabase & WithJobs & WithLive & WithPayments,
  user: UserRow,
  { amount, key }: { amount: string; key: string },
): Promise<CompletedLedgerTransaction> {
  const { clock, config, jobs, payments } = services;
  return runLedgerTransaction(services, async (ledger, tx) => {
    const at = clock.now();
    const request = { key: `payout:${user.id}:${key}`, amount: BigInt(amount), at, userId: user.id };
    const booked = await requestPayout(ledger, request);
    if (!booked.isNew) return booked;
    const destination = await requirePayoutDestination(tx, user.id, at);
    const { id: moveId, amount: coins } = booked.move;
    // Coins are interchangeable: while the ledger has sandbox coins, no payout is worth money.
    const isSandbox = payments.provider === 'sandbox' || (await hasSandboxCoins(tx));
    await tx
      .insert(coinPayouts)
      .values({ moveId, userId: user.id, amount: coins, isSandbox, destination, requestedAt: at });
    const facts: [string, string][] = [
      ['User', user.username],
      ['Coins', formatNumber(coins)],
      ['Payout', moveId],
      ['Money', isSandbox ? 'none, because the ledger contains sandbox coins' : 'real'],
    ];
    const message = `${user.username} requested a payout of ${formatCoinCount(coins)}.`;
    const note = { subject: 'Payout requested', replyTo: user.email ?? '', facts, message };
    await jobs.send(tx, 'mail', composeOperatorMail(config, note));
    return booked;
  });
}
