import type { Endpoints, EndpointQuery, EndpointResponse } from '@playloom/api-contract';
import { GameNotFound } from '../../../http/errors.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithSecrets } from '../../../process/Secrets.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithPlans } from '../../economy/plans/readPlans.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { findGame, findGameBySlug } from '../../creation/games/gameQueries.ts';
import type { WithRoomCreationMutex, WithRoomOpeningLimit } from './createSeatRequester.ts';
import { joinGame, type WithJoinTurns } from './joinGame.ts';
import { toGuestRoomUrl } from './guestRooms.ts';
import { isValidExportKey } from '../../creation/exports/exportKey.ts';

/** There are two portals. Exports use the rules of the stricter one. */
const PORTAL = 'b';

/** Reserves a seat in a room for a player on another site, who is always a guest. */
export async function joinExportedGame(
  services: WithConfig &
    WithSecrets &
    WithClock &
    WithLog &
    WithDatabase &
    WithPlans &
    WithRooms &
    WithRoomCreationMutex &
    WithRoomOpeningLimit &
    WithLive &
    WithJoinTurns,
  gameId: string,
  { key, gameSlug, token, network }: EndpointQuery<Endpoints['joinExportedGame']> & { network: string },
): Promise<EndpointResponse<Endpoints['joinExportedGame']>['data']> {
  if (!isValidExportKey(services, gameId, key)) throw GameNotFound();
  const target = gameSlug === undefined ? gameId : await findSibling(services, gameId, gameSlug);
  const seat = await joinGame(
    services,
    target,
    { portal: PORTAL, firstFetch: 'true', ...(token !== undefined && { autoJoinToken: token }) },
    { signedIn: null, network },
  );
  const { roomId, ticket, release, engineVersion, releaseUrl } = seat;
  const { name, isSignedIn, canChat } = seat.person;
  const person = { name, isSignedIn, canChat };
  return {
    roomId,
    url: toGuestRoomUrl(seat.url),
    ticket,
    release,
    engineVersion,
    releaseUrl,
    person,
  };
}

/** Finds another map of the same world by the same creator. The key of a game gives access to no other games. */
async function findSibling({ db }: WithDatabase, gameId: string, slug: string): Promise<string> {
  const [game, other] = [await findGame(db, gameId), await findGameBySlug(db, slug)];
  if (!game?.worldId || other?.worldId !== game.worldId || other.creatorId !== game.creatorId)
    throw GameNotFound();
  return other.id;
}
