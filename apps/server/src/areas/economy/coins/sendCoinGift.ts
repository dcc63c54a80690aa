import { formatCoinCount } from '@playloom/api-contract';
import { UserNotFound } from '../../identity/users/userErrors.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { findUserByName } from '../../identity/users/userQueries.ts';
import { queueNotification } from '../../people/notifications/queueNotification.ts';
import { isUserVisible } from '../../identity/users/policy.ts';
import { giveCoins } from '../ledger/moves.ts';
import { runLedgerTransaction, type CompletedLedgerTransaction } from './runLedgerTransaction.ts';

export async function sendCoinGift(
  services: WithClock & WithDatabase & WithJobs & WithLive,
  giver: UserRow,
  { username, amount, key }: { username: string; amount: string; key: string },
): Promise<CompletedLedgerTransaction> {
  const taker = await findUserByName(services.db, username);
  if (!taker || !isUserVisible(taker)) throw UserNotFound({ username: 'User not found.' });
  return runLedgerTransaction(services, async (ledger, tx) => {
    const gift = { key: `gift:${giver.id}:${key}`, amount: BigInt(amount), at: services.clock.now() };
    const booked = await giveCoins(ledger, { ...gift, fromUserId: giver.id, toUserId: taker.id });
    if (booked.isNew)
      await queueNotification(services, tx, {
        userIds: [taker.id],
        kind: 'coins',
        text: `${giver.username} sent you ${formatCoinCount(BigInt(amount))}.`,
        href: `/user/${taker.username}/coins/summary/`,
        key: `coins:${booked.move.id}`,
      });
    return booked;
  });
}
