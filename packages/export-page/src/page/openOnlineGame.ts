import type { Endpoints, ExportedMap, ExportConnection, EndpointResponse } from '@playloom/api-contract';
import { ENGINE_VERSION } from '@playloom/engine';
import { openSocket } from '@playloom/game-client';
import type { Game } from '@playloom/game-format';
import type { GameSource, TravelTarget } from './GameSource.ts';
import { ExportPlayError } from './ExportPlayError.ts';

type RoomAddress = EndpointResponse<Endpoints['locateRoom']>['data'];
type Seat = EndpointResponse<Endpoints['joinExportedGame']>['data'];

/**
 * Maximum age of a ticket that is used to connect. Tickets are valid for 30 seconds; an older one is replaced first.
 */
const TICKET_FRESH_MS = 20_000;
const UNREACHABLE = 'Can’t reach the game server. Check your connection and try again.';
const TOO_OLD = 'This copy of the game is out of date. Ask its creator for the latest version.';

/**
 * Joins a room on the server that the export was made for: a room of the exported game, or of the map that the player
 * traveled to.
 */
export async function openOnlineGame(
  { game: exported, panels }: ExportedMap,
  target: ExportConnection,
  journey: TravelTarget | null,
): Promise<GameSource> {
  const first = await requestSeat(target, journey);
  // Clients and rooms are compatible if the first three parts of their versions are equal.
  if (getVersionFamily(first.engineVersion) !== getVersionFamily(ENGINE_VERSION))
    throw new ExportPlayError(TOO_OLD);
  const isExported = journey === null && first.release === target.release;
  const game = isExported ? exported : await fetchJson<Game>(new URL(first.releaseUrl, target.server));
  // Request the same map again without the travel token, which works only once.
  const again = journey && { ...journey, token: '' };
  const held = { seat: first, at: performance.now(), isUsed: false };
  return {
    game,
    person: first.person,
    panels: journey === null ? panels : null,
    async connect() {
      if (!held.isUsed && performance.now() - held.at > TICKET_FRESH_MS)
        held.seat = await requestSeat(target, again);
      else if (held.isUsed) held.seat = await locateRoom(target, held.seat);
      held.isUsed = true;
      const { url, ticket } = held.seat;
      return { transport: await openSocket(new URL(url, target.server).href), ticket, isNetwork: true };
    },
    getFileUrl: (file) => `${target.files}/${encodeURIComponent(file)}`,
    close: () => Promise.resolve(),
  };
}

async function requestSeat(
  { server, gameId, key }: ExportConnection,
  journey: TravelTarget | null,
): Promise<Seat> {
  const url = new URL(`/api/v1/exports/${encodeURIComponent(gameId)}/seat/`, server);
  url.searchParams.set('key', key);
  if (journey !== null) url.searchParams.set('gameSlug', journey.map);
  if (journey !== null && journey.token !== '') url.searchParams.set('token', journey.token);
  const { data } = await fetchJson<{ readonly data: Seat }>(url);
  return data;
}

/** The room may have moved to another process. If nothing answers, its last address tells more. */
async function locateRoom({ server }: ExportConnection, seat: Seat): Promise<Seat> {
  const url = new URL(`/api/v1/rooms/${encodeURIComponent(seat.roomId)}/address/?forExport=true`, server);
  const answer = await fetchJson<{ readonly data: RoomAddress }>(url).catch(() => null);
  if (answer?.data.state === 'moving') throw new ExportPlayError(UNREACHABLE);
  return answer === null ? seat : { ...seat, url: answer.data.url };
}

/** Sends no credentials, because every player of an export is a guest. */
async function fetchJson<Answer>(url: URL): Promise<Answer> {
  const answer = await fetch(url, { credentials: 'omit' }).catch(() => null);
  if (answer === null) throw new ExportPlayError(UNREACHABLE);
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok && body !== null) return body as Answer;
  throw new ExportPlayError((body as { readonly message?: string } | null)?.message ?? UNREACHABLE);
}

function getVersionFamily(version: string): string {
  return version.split('.').slice(0, 3).join('.');
}
