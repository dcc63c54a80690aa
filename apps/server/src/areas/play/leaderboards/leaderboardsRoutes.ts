import { endpoints } from '@playloom/api-contract';
import { READ_RATE_LIMIT } from '../../../http/limits.ts';
import { sessionlessRoute, publicRoute, type Route } from '../../../http/route.ts';
import { respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { readGameMembership } from '../../creation/games/readGameMembership.ts';
import { requireGame } from '../../creation/games/requireGame.ts';
import { requireGameAccess } from '../../creation/games/policy.ts';
import { listLeaderboards } from './listLeaderboards.ts';
import { readLeaderboard } from './readLeaderboard.ts';

export function leaderboardsRoutes(services: WithClock & WithDatabase): Route[] {
  const { db } = services;
  return [
    publicRoute(endpoints.listLeaderboards, READ_RATE_LIMIT, async ({ params, signedIn }) => {
      const game = await requireGame(services, params.id);
      requireGameAccess(game, await readGameMembership(db, game, signedIn));
      return respondSuccess(await listLeaderboards(services, game, signedIn?.user.id ?? null));
    }),
    sessionlessRoute(endpoints.readLeaderboard, READ_RATE_LIMIT, async ({ params, query }) => {
      const game = await requireGame(services, params.id);
      return respondSuccess(await readLeaderboard(db, game, params.leaderboard, query.scope));
    }),
  ];
}
