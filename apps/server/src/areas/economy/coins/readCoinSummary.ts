import type { CoinSummary } from '@playloom/api-contract';
import { addMilliseconds, DAY_MS, type WithClock } from '../../../process/clock.ts';
import type { WithSecrets } from '../../../process/Secrets.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { findCoinAccountsOf, findEarningsOf, findCoinHistoryOf, findPayoutsOf } from './coinQueries.ts';
import { openLedger } from '../ledger/ledgerQueries.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { GIFTS_PER_WINDOW_MAX, GIFTS_WINDOW_MS, PAYOUT_HOLD_MS, PAYOUT_MIN } from '../ledger/coinLimits.ts';
import { readPayableCoins } from '../ledger/moves.ts';
import { readPayoutMethod } from './payoutMethods.ts';

const HISTORY_MS = 90 * DAY_MS;

/** Reads the coins of a user, all from one snapshot of the database. */
export async function readCoinSummary(
  { db, clock, secrets }: WithSecrets & WithClock & WithDatabase,
  user: UserRow,
): Promise<CoinSummary> {
  const now = clock.now();
  return db.transaction(
    async (tx) => {
      const ledger = openLedger(tx);
      const accounts = await findCoinAccountsOf(tx, user.id);
      const bought = accounts.find(({ kind }) => kind === 'bought')?.balance ?? 0n;
      const earned = accounts.find(({ kind }) => kind === 'earned');
      const given = await ledger.sumGifts(user.id, addMilliseconds(now, -GIFTS_WINDOW_MS));
      const payouts = await findPayoutsOf(tx, user.id);
      const earnings = await findEarningsOf(tx, user.id);
      return {
        balance: (bought + (earned?.balance ?? 0n)).toString(),
        bought: bought.toString(),
        earned: (earned?.balance ?? 0n).toString(),
        payable: (earned ? await readPayableCoins(ledger, earned, now) : 0n).toString(),
        giftsLeft: (given < GIFTS_PER_WINDOW_MAX ? GIFTS_PER_WINDOW_MAX - given : 0n).toString(),
        payoutMin: PAYOUT_MIN.toString(),
        payoutMethod: await readPayoutMethod(tx, secrets, user.id, now),
        holdDays: PAYOUT_HOLD_MS / DAY_MS,
        history: await findCoinHistoryOf(tx, user.id, addMilliseconds(now, -HISTORY_MS)),
        earnings: earnings.map(({ slug, title, coins, sales }) => ({ game: { slug, title }, coins, sales })),
        payouts: payouts.map(({ moveId, requestedAt, amount, state, isSandbox, decision }) => ({
          id: moveId,
          at: requestedAt.toISOString(),
          amount: amount.toString(),
          state,
          isSandbox,
          decision,
        })),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
