import { endpoints } from '@playloom/api-contract';
import { EXPORTS, READS, WRITES } from '../../http/limits.ts';
import { signedInRoute, type Route } from '../../http/route.ts';
import { done, succeed } from '../../http/succeed.ts';
import type { Services } from '../../services.ts';
import { findMovesOf } from '../../storage/coinQueries.ts';
import { createTryLimit } from '../accounts/createTryLimit.ts';
import { checkCurrentPassword } from '../settings/checkCurrentPassword.ts';
import { askForPayout } from './askForPayout.ts';
import { giveGift } from './giveGift.ts';
import { acceptOffer } from './offers.ts';
import { removePayoutMethod, setPayoutMethod } from './payoutMethods.ts';
import { presentCsv, presentMove, presentReceipt } from './presentCoins.ts';
import { readSummary } from './readSummary.ts';

const MOVES_PER_PAGE = 25;
const EXPORTED_MOVES_MAX = 50_000;

/** Everything here is about the coins of whoever calls: nobody else's can be named. */
export function coinsRoutes(services: Services): Route[] {
  const { db } = services;
  const tries = createTryLimit(services.clock);
  return [
    signedInRoute(endpoints.readCoins, READS, async ({ signedIn }) =>
      succeed(await readSummary(services, signedIn.user)),
    ),
    signedInRoute(endpoints.listCoinMoves, READS, async ({ signedIn, query }) => {
      const found = await findMovesOf(db, signedIn.user.id, { ...query, limit: MOVES_PER_PAGE + 1 });
      const moves = found.slice(0, MOVES_PER_PAGE);
      const next = found.length > MOVES_PER_PAGE ? (moves.at(-1)?.cursor ?? null) : null;
      return succeed({ moves: moves.map(presentMove), next });
    }),
    signedInRoute(endpoints.exportCoins, EXPORTS, async ({ signedIn }) => {
      const moves = await findMovesOf(db, signedIn.user.id, { limit: EXPORTED_MOVES_MAX });
      return succeed(presentCsv(moves.map(presentMove)));
    }),
    signedInRoute(endpoints.giveCoins, WRITES, async ({ signedIn, body }) =>
      succeed(presentReceipt(await giveGift(services, signedIn.user, body), signedIn.user.id)),
    ),
    signedInRoute(endpoints.acceptOffer, WRITES, async ({ signedIn, params }) =>
      succeed(presentReceipt(await acceptOffer(services, signedIn.user, params.offerId), signedIn.user.id)),
    ),
    signedInRoute(endpoints.requestPayout, WRITES, async ({ signedIn, body }) =>
      succeed(presentReceipt(await askForPayout(services, signedIn.user, body), signedIn.user.id)),
    ),
    signedInRoute(endpoints.setPayoutMethod, WRITES, async ({ signedIn, body }) => {
      const { currentPassword, ...destination } = body;
      await checkCurrentPassword(services, tries, signedIn, currentPassword);
      return succeed(await setPayoutMethod(services, signedIn.user, destination));
    }),
    signedInRoute(endpoints.removePayoutMethod, WRITES, async ({ signedIn }) => {
      await removePayoutMethod(db, signedIn.user.id);
      return done();
    }),
  ];
}
