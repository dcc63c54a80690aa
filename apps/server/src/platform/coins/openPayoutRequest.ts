import { formatNumber } from '../../formatNumber.ts';
import { presentOperatorMail } from '../../mail/presentOperatorMail.ts';
import type { Services } from '../../services.ts';
import { holdsSandboxCoins } from '../../storage/coinQueries.ts';
import { coinPayouts } from '../../storage/schema.ts';
import type { UserRow } from '../../storage/sessionQueries.ts';
import { requestPayout } from './ledger/moves.ts';
import { requirePayoutDestination } from './payoutMethods.ts';
import { runMove, type CompletedMove } from './runMove.ts';

/** Sets the coins aside and tells the operator, who pays outside of here. */
export async function openPayoutRequest(
  services: Services,
  user: UserRow,
  { amount, key }: { amount: string; key: string },
): Promise<CompletedMove> {
  const { clock, config, jobs, payments } = services;
  return runMove(services, async (ledger, tx) => {
    const at = clock.now();
    const request = { key: `payout:${user.id}:${key}`, amount: BigInt(amount), at, userId: user.id };
    const booked = await requestPayout(ledger, request);
    if (!booked.isNew) return booked;
    const destination = await requirePayoutDestination(tx, user.id, at);
    const { id: moveId, amount: coins } = booked.move;
    // Nobody can tell one coin from another: as long as one of play money is about, none is worth money.
    const isSandbox = payments.provider === 'sandbox' || (await holdsSandboxCoins(tx));
    await tx
      .insert(coinPayouts)
      .values({ moveId, userId: user.id, amount: coins, isSandbox, destination, requestedAt: at });
    const facts: [string, string][] = [
      ['User', user.username],
      ['Coins', formatNumber(coins)],
      ['Payout', moveId],
      ['Money', isSandbox ? 'none: there are coins of the sandbox in the books' : 'real'],
    ];
    const message = `${user.username} requests a payout of ${formatNumber(coins)} earned coins.`;
    const note = { subject: 'A payout was requested', replyTo: user.email ?? '', facts, message };
    await jobs.send(tx, 'mail', presentOperatorMail(config, note));
    return booked;
  });
}
