import { endpoints } from '@playloom/api-contract';
import { EXPORT_RATE_LIMIT, READ_RATE_LIMIT, WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { signedInRoute, type Route } from '../../../http/route.ts';
import { respondDone, respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithSecrets } from '../../../process/Secrets.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithCounts } from '../../../redis/SharedCounts.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithPasswords } from '../../identity/credentials/createPasswordHasher.ts';
import type { WithPayments } from '../payments/PaymentsProvider.ts';
import { findCoinTransactionsOf } from './coinQueries.ts';
import { createAttemptLimiter } from '../../identity/credentials/createAttemptLimiter.ts';
import { checkCurrentPassword } from '../../identity/credentials/checkCurrentPassword.ts';
import { openPayoutRequest } from './openPayoutRequest.ts';
import { sendCoinGift } from './sendCoinGift.ts';
import { acceptOffer } from './offers.ts';
import { removePayoutMethod, setPayoutMethod } from './payoutMethods.ts';
import { formatCoinTransactionsCsv, presentCoinTransaction, presentReceipt } from './presentCoins.ts';
import { readCoinSummary } from './readCoinSummary.ts';

const MOVES_PER_PAGE = 25;
const EXPORTED_MOVES_MAX = 50_000;

/** All routes act on the coins of the logged-in user. None takes another user's account. */
export function coinsRoutes(
  services: WithConfig &
    WithSecrets &
    WithClock &
    WithCounts &
    WithDatabase &
    WithJobs &
    WithLive &
    WithPasswords &
    WithPayments,
): Route[] {
  const { db } = services;
  const tries = createAttemptLimiter(services, 'coins');
  return [
    signedInRoute(endpoints.readCoins, READ_RATE_LIMIT, async ({ signedIn }) =>
      respondSuccess(await readCoinSummary(services, signedIn.user)),
    ),
    signedInRoute(endpoints.listCoinMoves, READ_RATE_LIMIT, async ({ signedIn, query }) => {
      const found = await findCoinTransactionsOf(db, signedIn.user.id, {
        ...query,
        limit: MOVES_PER_PAGE + 1,
      });
      const moves = found.slice(0, MOVES_PER_PAGE);
      const next = found.length > MOVES_PER_PAGE ? (moves.at(-1)?.cursor ?? null) : null;
      return respondSuccess({ moves: moves.map(presentCoinTransaction), next });
    }),
    signedInRoute(endpoints.exportCoins, EXPORT_RATE_LIMIT, async ({ signedIn }) => {
      const moves = await findCoinTransactionsOf(db, signedIn.user.id, { limit: EXPORTED_MOVES_MAX });
      return respondSuccess(formatCoinTransactionsCsv(moves.map(presentCoinTransaction)));
    }),
    signedInRoute(endpoints.giveCoins, WRITE_RATE_LIMIT, async ({ signedIn, body }) =>
      respondSuccess(presentReceipt(await sendCoinGift(services, signedIn.user, body), signedIn.user.id)),
    ),
    signedInRoute(endpoints.acceptOffer, WRITE_RATE_LIMIT, async ({ signedIn, params }) =>
      respondSuccess(
        presentReceipt(await acceptOffer(services, signedIn.user, params.offerId), signedIn.user.id),
      ),
    ),
    signedInRoute(endpoints.requestPayout, WRITE_RATE_LIMIT, async ({ signedIn, body }) =>
      respondSuccess(
        presentReceipt(await openPayoutRequest(services, signedIn.user, body), signedIn.user.id),
      ),
    ),
    signedInRoute(endpoints.setPayoutMethod, WRITE_RATE_LIMIT, async ({ signedIn, body }) => {
      const { currentPassword, ...destination } = body;
      await checkCurrentPassword(services, tries, signedIn, currentPassword);
      return respondSuccess(await setPayoutMethod(services, signedIn.user, destination));
    }),
    signedInRoute(endpoints.removePayoutMethod, WRITE_RATE_LIMIT, async ({ signedIn }) => {
      await removePayoutMethod(db, signedIn.user.id);
      return respondDone();
    }),
  ];
}
