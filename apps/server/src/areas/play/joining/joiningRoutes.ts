import { endpoints } from '@playloom/api-contract';
import { GameNotFound } from '../../../http/errors.ts';
import { InviteNotFound } from './joiningErrors.ts';
import {
  JOIN_OPENS_ROOM_RATE_LIMIT,
  OPEN_ROOM_RATE_LIMIT,
  READ_RATE_LIMIT,
  ROOM_ADDRESS_RATE_LIMIT,
  WRITE_RATE_LIMIT,
} from '../../../http/limits.ts';
import { ensureBrowserId } from '../../../http/browserId.ts';
import { getNetworkKey } from '../../../http/clientAddress.ts';
import { resolveSiteOrigins } from '../../../http/resolveSiteOrigins.ts';
import { sessionlessRoute, publicRoute, type Route } from '../../../http/route.ts';
import { respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithSecrets } from '../../../process/Secrets.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithPlans } from '../../economy/plans/readPlans.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { findDraftAccess } from '../../creation/drafts/draftQueries.ts';
import { findGame } from '../../creation/games/gameQueries.ts';
import { requireGame } from '../../creation/games/requireGame.ts';
import { isAsleep } from '../../creation/sleeping-rooms/sleepingRoomQueries.ts';
import { presentPlaytestInvite } from '../playtests/presentPlaytest.ts';
import { findPlaytest } from '../playtests/testLinks.ts';
import type { WithCounts } from '../../../redis/SharedCounts.ts';
import { createCodeGuard, type CodeGuard } from './createCodeGuard.ts';
import { createRoomLocator } from './createRoomLocator.ts';
import { createRoomOpeningLimiter } from './createRoomOpeningLimiter.ts';
import { createInvite, findInvite, hasInviteRoom } from './invites.ts';
import { joinExportedGame } from './joinExportedGame.ts';
import type { WithRoomCreationMutex } from './createSeatRequester.ts';
import { joinGame, type WithJoinTurns } from './joinGame.ts';
import { locateRoom } from './locateRoom.ts';
import { listOpenRooms } from './listOpenRooms.ts';

export function joiningRoutes(
  services: WithConfig &
    WithSecrets &
    WithClock &
    WithCounts &
    WithLog &
    WithDatabase &
    WithPlans &
    WithRooms &
    WithRoomCreationMutex &
    WithLive &
    WithJoinTurns,
): Route[] {
  const { db, rooms } = services;
  const locate = createRoomLocator(rooms);
  const openedByHand = createRoomOpeningLimiter(services, 'opened-rooms', OPEN_ROOM_RATE_LIMIT);
  const openedByJoins = createRoomOpeningLimiter(services, 'joins-open-rooms', JOIN_OPENS_ROOM_RATE_LIMIT);
  const codes = createCodeGuard(services);
  return [
    sessionlessRoute(endpoints.listRooms, READ_RATE_LIMIT, async ({ params }) => {
      // Unpublished games have rooms during playtests; those are not listed.
      const access = await findDraftAccess(db, params.id, null);
      if (!access || access.game.trashedAt !== null) throw GameNotFound();
      return listOpenRooms(services, access.game);
    }),
    {
      ...publicRoute(endpoints.joinGame, WRITE_RATE_LIMIT, async (call) => {
        const { params, query, signedIn, request, reply } = call;
        const isFramed = query.inIframe === 'true';
        const browser = ensureBrowserId(services, request, reply, isFramed);
        const network = getNetworkKey(request.ip);
        if (query.newRoom !== undefined) await openedByHand.take(network);
        const join = () =>
          joinGame({ ...services, openedByJoins }, params.id, query, { signedIn, network, browser });
        return respondSuccess(await codes.check(network, query.lobbyCode, join));
      }),
      changesState: true,
    },
    sessionlessRoute(
      endpoints.joinExportedGame,
      WRITE_RATE_LIMIT,
      async ({ params, query, request, reply }) => {
        // Any site may call this, and the answer is the same for all visitors: cookies are ignored.
        reply.header('access-control-allow-origin', '*');
        const visitor = { ...query, network: getNetworkKey(request.ip) };
        return respondSuccess(await joinExportedGame({ ...services, openedByJoins }, params.id, visitor));
      },
    ),
    sessionlessRoute(endpoints.locateRoom, ROOM_ADDRESS_RATE_LIMIT, async ({ params, query, reply }) => {
      reply.header('access-control-allow-origin', '*');
      return respondSuccess(await locateRoom(locate, params.id, query.forExport === 'true'));
    }),
    ...inviteRoutes(services, codes),
  ];
}

function inviteRoutes(
  services: WithConfig & WithClock & WithDatabase & WithRooms,
  codes: CodeGuard,
): Route[] {
  const { db, clock, config, rooms } = services;
  return [
    publicRoute(endpoints.createInvite, WRITE_RATE_LIMIT, async ({ params, body, signedIn, request }) => {
      const game = await requireGame(services, params.id);
      const { publicUrl } = resolveSiteOrigins(config, request.host);
      const invite = () => createInvite(services, { game, ...body, name: body.name, signedIn, publicUrl });
      return respondSuccess(await codes.check(getNetworkKey(request.ip), body.lobbyCode, invite));
    }),
    sessionlessRoute(endpoints.readInvite, READ_RATE_LIMIT, async ({ params }) => {
      const test = await findPlaytest(services, params.inv);
      if (test) return respondSuccess(await presentPlaytestInvite(services, test));
      const invite = await findInvite(db, params.inv, null, clock.now());
      const game = invite && (await findGame(db, invite.gameId));
      if (!invite || !game) throw InviteNotFound();
      const room = hasInviteRoom(invite) ? await rooms.findRoom(invite.roomId) : null;
      const isRunning = room?.gameId === game.id;
      const isRoomOpen = isRunning || (await isAsleep(db, game.id, invite.roomId, clock.now()));
      return respondSuccess({
        inviter: invite.inviterName,
        game: game.title,
        gameSlug: game.slug,
        isRoomOpen,
        room: isRoomOpen ? 'open' : hasInviteRoom(invite) ? 'closed' : 'none',
        players: isRunning ? room.players : 0,
      });
    }),
  ];
}
