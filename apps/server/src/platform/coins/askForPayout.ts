import { presentOperatorMail } from '../../mail/presentOperatorMail.ts';
import type { Services } from '../../services.ts';
import { coinPayouts } from '../../storage/schema.ts';
import type { UserRow } from '../../storage/sessionQueries.ts';
import { requestPayout } from './ledger/moves.ts';
import { runMove, type RunMove } from './runMove.ts';

/** Sets the coins aside and tells the operator, who pays outside of here. */
export async function askForPayout(
  services: Services,
  user: UserRow,
  { amount, key }: { amount: string; key: string },
): Promise<RunMove> {
  const { clock, config, jobs, payments } = services;
  return runMove(services, async (ledger, tx) => {
    const at = clock.now();
    const request = { key: `payout:${user.id}:${key}`, amount: BigInt(amount), at, userId: user.id };
    const booked = await requestPayout(ledger, request);
    if (!booked.isNew) return booked;
    await tx
      .insert(coinPayouts)
      .values({ moveId: booked.move.id, userId: user.id, amount: booked.move.amount, requestedAt: at });
    const facts: [string, string][] = [
      ['User', user.username],
      ['Coins', amount],
      ['Payout', booked.move.id],
      // Where nobody paid real money for them, coins are worth none.
      ['Payments', payments.provider],
    ];
    const message = `${user.username} asks for ${amount} earned coins to be paid out.`;
    const note = { subject: 'A payout was asked for', replyTo: user.email, facts, message };
    await jobs.send(tx, 'mail', presentOperatorMail(config, note));
    return booked;
  });
}
