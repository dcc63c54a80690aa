import { endpoints } from '@playloom/api-contract';
import { WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { respondDone } from '../../../http/respondSuccess.ts';
import { signedInRoute, type Route } from '../../../http/route.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { requireGameAccess } from '../../creation/games/policy.ts';
import { readGameMembership } from '../../creation/games/readGameMembership.ts';
import { requireGame } from '../../creation/games/requireGame.ts';
import { insertSeenTipsIfMissing } from './seenTipsQueries.ts';

/** Anyone who may play a game can say that they have seen its tips. */
export function tipsRoutes(services: WithClock & WithDatabase): Route[] {
  const { db, clock } = services;
  return [
    signedInRoute(endpoints.storeTipsSeen, WRITE_RATE_LIMIT, async ({ params, signedIn }) => {
      const game = await requireGame(services, params.id);
      requireGameAccess(game, await readGameMembership(db, game, signedIn));
      await insertSeenTipsIfMissing(db, {
        userId: signedIn.user.id,
        gameId: game.id,
        seenAt: clock.now(),
      });
      return respondDone();
    }),
  ];
}
