import { endpoints } from '@playloom/api-contract';
import { ClientNotFound, GameNotFound, InviteNotFound } from '../../../http/errors.ts';
import {
  DOCUMENT_BODY_BYTES_MAX,
  PUBLISH_RATE_LIMIT,
  READ_RATE_LIMIT,
  WRITE_RATE_LIMIT,
} from '../../../http/limits.ts';
import { ensureBrowserId } from '../../../http/browserId.ts';
import { getNetworkKey } from '../../../http/clientAddress.ts';
import { resolveSiteOrigins } from '../../../http/resolveSiteOrigins.ts';
import { sessionlessRoute, publicRoute, signedInRoute, type Route } from '../../../http/route.ts';
import { respondSuccess } from '../../../http/respondSuccess.ts';
import type { Services } from '../../../app/services.ts';
import { findDraftAccess } from '../../creation/drafts/draftQueries.ts';
import { findGame, findGameBySlug, listSimilarGames, type PublishedGame } from '../../creation/games/gameQueries.ts';
import { readGameTokens } from '../../creation/web3/readGameTokens.ts';
import { findGames } from '../../creation/showcase/findGames.ts';
import { createInvite, findInvite, hasInviteRoom } from '../joining/invites.ts';
import { joinGame, requireGameAccess } from '../joining/joinGame.ts';
import { listLeaderboards } from '../leaderboards/listLeaderboards.ts';
import { listAssets } from '../../creation/releases/listAssets.ts';
import { listOpenRooms } from '../joining/listOpenRooms.ts';
import { presentGameCard, presentGame } from '../../creation/showcase/presentGame.ts';
import { presentPlaytest, presentPlaytestInvite } from '../playtests/presentPlaytest.ts';
import { publishGame } from '../../creation/publishing/publishGame.ts';
import { readLeaderboard } from '../leaderboards/readLeaderboard.ts';
import { listRecentGames, recordRecentGames } from '../recent-games/recentGames.ts';
import { readGameMembership } from '../../creation/games/readGameMembership.ts';
import { findPlaytest } from '../playtests/testLinks.ts';

/**
 * The client is the same for all visitors, but cached only briefly, because a fix replaces it within an engine version.
 */
const CLIENT_CACHING = 'public, max-age=60';

const SIMILAR_GAMES = 6;

export function gamesRoutes(services: Services): Route[] {
  const { db, config, rooms } = services;
  return [
    sessionlessRoute(endpoints.listGames, READ_RATE_LIMIT, async ({ query }) => findGames(services, query)),
    ...recentGamesRoutes(services),
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
    sessionlessRoute(endpoints.listRooms, READ_RATE_LIMIT, async ({ params }) => {
      // Unpublished games have rooms during playtests; those are not listed.
      const access = await findDraftAccess(db, params.id, null);
      if (!access || access.game.trashedAt !== null) throw GameNotFound();
      return listOpenRooms(rooms, access.game);
    }),
    publicRoute(endpoints.joinGame, WRITE_RATE_LIMIT, async ({ params, query, signedIn, request, reply }) => {
      const isFramed = query.inIframe === 'true';
      const browser = ensureBrowserId(services, request, reply, isFramed);
      const network = getNetworkKey(request.ip);
      return respondSuccess(await joinGame(services, params.id, query, { signedIn, network, browser }));
    }),
    sessionlessRoute(endpoints.readClient, READ_RATE_LIMIT, async ({ params, reply }) => {
      const client = services.findClient(params.engineVersion);
      if (!client) throw ClientNotFound();
      reply.header('cache-control', CLIENT_CACHING);
      return client;
    }),
    {
      ...signedInRoute(
        endpoints.publishGame,
        PUBLISH_RATE_LIMIT,
        async ({ params, body, signedIn, request }) =>
          respondSuccess(await publishGame(services, signedIn.user, params.id, body, request.documentBody)),
      ),
      bodyLimit: DOCUMENT_BODY_BYTES_MAX,
      hasDocument: true,
    },
    ...inviteRoutes(services),
    publicRoute(endpoints.listGameAssets, READ_RATE_LIMIT, async ({ params, signedIn }) => {
      const game = await requireGame(services, params.id);
      requireGameAccess(game, await readGameMembership(db, game, signedIn));
      return respondSuccess(await listAssets(services, game));
    }),
    ...leaderboardRoutes(services),
  ];
}

function recentGamesRoutes(services: Services): Route[] {
  return [
    signedInRoute(endpoints.listRecentGames, READ_RATE_LIMIT, async ({ signedIn }) =>
      respondSuccess(await listRecentGames(services, signedIn.user.id)),
    ),
    signedInRoute(endpoints.mergeRecentGames, WRITE_RATE_LIMIT, async ({ body, signedIn }) => {
      await recordRecentGames(services, signedIn.user.id, body.gameIds);
      return respondSuccess(await listRecentGames(services, signedIn.user.id));
    }),
  ];
}

function leaderboardRoutes(services: Services): Route[] {
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

function inviteRoutes(services: Services): Route[] {
  const { db, clock, config, rooms } = services;
  return [
    publicRoute(endpoints.createInvite, WRITE_RATE_LIMIT, async ({ params, body, signedIn, request }) => {
      const game = await requireGame(services, params.id);
      const { publicUrl } = resolveSiteOrigins(config, request.host);
      return respondSuccess(
        await createInvite(services, { game, ...body, name: body.name, signedIn, publicUrl }),
      );
    }),
    sessionlessRoute(endpoints.readInvite, READ_RATE_LIMIT, async ({ params }) => {
      const test = await findPlaytest(services, params.inv);
      if (test) return respondSuccess(await presentPlaytestInvite(services, test));
      const invite = await findInvite(db, params.inv, null, clock.now());
      const game = invite && (await findGame(db, invite.gameId));
      if (!invite || !game) throw InviteNotFound();
      const room = hasInviteRoom(invite) ? await rooms.findRoom(invite.roomId) : null;
      const isRoomOpen = room?.gameId === game.id;
      return respondSuccess({
        inviter: invite.inviterName,
        game: game.title,
        gameSlug: game.slug,
        isRoomOpen,
        room: isRoomOpen ? 'open' : hasInviteRoom(invite) ? 'closed' : 'none',
        players: isRoomOpen ? room.players : 0,
      });
    }),
  ];
}

async function requireGame({ db }: Services, id: string): Promise<PublishedGame> {
  const game = await findGame(db, id);
  if (!game) throw GameNotFound();
  return game;
}
