import type { Endpoints, ResponseOf } from '@playloom/api-contract';
import { GameNotFound } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { joinGame } from '../games/joinGame.ts';
import { isExportKey } from './exportKey.ts';

/** Sockets of rooms for pages of other sites. Nothing on them depends on a cookie: the ticket alone opens a room. */
export const GUEST_ROOMS = '/guest-rooms/';
const ROOMS = '/rooms/';
/** An export counts as the stricter of the two portals. */
const PORTAL = 'b';

/** A place in a room for somebody on a page that is not ours: a guest, whoever it is. */
export async function joinExported(
  services: Services,
  gameId: string,
  { key, network }: { key: string; network: string },
): Promise<ResponseOf<Endpoints['joinExported']>['data']> {
  if (!isExportKey(services, gameId, key)) throw GameNotFound();
  const seat = await joinGame(
    services,
    gameId,
    { portal: PORTAL, firstFetch: 'true' },
    { signedIn: null, network },
  );
  const { ticket, release, engineVersion, releaseUrl, person } = seat;
  return { url: seat.url.replace(ROOMS, GUEST_ROOMS), ticket, release, engineVersion, releaseUrl, person };
}
