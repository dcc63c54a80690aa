import { endpoints } from '@playloom/api-contract';
import { ClientNotFound } from './gamePageErrors.ts';
import { GameNotFound } from '../../../http/errors.ts';
import { READ_RATE_LIMIT } from '../../../http/limits.ts';
import { sessionlessRoute, publicRoute, type Route } from '../../../http/route.ts';
import { respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithClientFinder } from '../../../engines/createClientFinder.ts';
import type { WithDocuments } from '../../creation/documents/DocumentThreads.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { findGameBySlug, listSimilarGames } from '../../creation/games/gameQueries.ts';
import { readGameTokens } from '../../creation/web3/readGameTokens.ts';
import { findGames } from '../../creation/showcase/findGames.ts';
import { requireGameAccess } from '../../creation/games/policy.ts';
import { requireGame } from '../../creation/games/requireGame.ts';
import { listAssets } from '../../creation/releases/listAssets.ts';
import { presentGameCard, presentGame } from '../../creation/showcase/presentGame.ts';
import { presentPlaytest } from '../playtests/presentPlaytest.ts';
import { readGameMembership } from '../../creation/games/readGameMembership.ts';
import { findPlaytest } from '../playtests/testLinks.ts';

/**
 * The client is the same for all visitors, but cached only briefly, because a fix replaces it within an engine version.
 */
const CLIENT_CACHING = 'public, max-age=60';

const SIMILAR_GAMES = 6;

export function publishedGamesRoutes(
  services: WithConfig & WithClock & WithDatabase & WithClientFinder & WithDocuments & WithRooms,
): Route[] {
  const { db, config, rooms } = services;
  return [
    sessionlessRoute(endpoints.listGames, READ_RATE_LIMIT, async ({ query }) => findGames(services, query)),
    publicRoute(endpoints.readGame, READ_RATE_LIMIT, async ({ params, query, signedIn }) => {
      const test = await findPlaytest(services, query.inv);
      if (test && test.game.slug === params.gameSlug && test.game.liveRelease === null)
        return respondSuccess(await presentPlaytest(services, test));
      const found = await findGameBySlug(db, params.gameSlug);
      if (!found) throw GameNotFound();
      const [membership, similar, playing, tokens] = await Promise.all([
        readGameMembership(db, found, signedIn),
        listSimilarGames(db, found, SIMILAR_GAMES),
        rooms.countPlayers(),
        readGameTokens(db, found),
      ]);
      const game = presentGame(found, { membership, playing, tokens, config });
      return respondSuccess({
        game,
        similar: similar.map((other) => presentGameCard(other, playing)),
      });
    }),
    sessionlessRoute(endpoints.readClient, READ_RATE_LIMIT, async ({ params, reply }) => {
      const client = await services.findClient(params.engineVersion);
      if (!client) throw ClientNotFound();
      reply.header('cache-control', CLIENT_CACHING);
      return client;
    }),
    publicRoute(endpoints.listGameAssets, READ_RATE_LIMIT, async ({ params, signedIn }) => {
      const game = await requireGame(services, params.id);
      requireGameAccess(game, await readGameMembership(db, game, signedIn));
      return respondSuccess(await listAssets(services, game));
    }),
  ];
}
