import type { Endpoints, ExportedMap, ExportConnection, EndpointResponse } from '@playloom/api-contract';
import { ENGINE_VERSION } from '@playloom/engine';
import { openSocket } from '@playloom/game-client';
import type { Game } from '@playloom/game-format';
import type { GameSource, TravelTarget } from './GameSource.ts';
import { ExportPlayError } from './ExportPlayError.ts';

type Seat = EndpointResponse<Endpoints['joinExportedGame']>['data'];

/** A ticket is valid for 30 seconds. A ticket that expired during loading is replaced. */
const TICKET_FRESH_MS = 20_000;
const UNREACHABLE = 'Can’t reach the game server. Check your connection and try again.';
const TOO_OLD = 'This copy of the game is out of date. Ask its creator for the latest version.';

/** Connects to a room on the server that the export was made for. Travel leads to another map there. */
export async function openOnline(
  { game: exported, panels }: ExportedMap,
  target: ExportConnection,
  journey: TravelTarget | null,
): Promise<GameSource> {
  const first = await requestSeat(target, journey);
  // The first three parts of a version identify compatible clients and rooms.
  if (getVersionFamily(first.engineVersion) !== getVersionFamily(ENGINE_VERSION))
    throw new ExportPlayError(TOO_OLD);
  const isExported = journey === null && first.release === target.release;
  const game = isExported ? exported : await fetchJson<Game>(new URL(first.releaseUrl, target.server));
  // A travel token works only once. The map stays the same.
  const again = journey && { ...journey, token: '' };
  const held = { seat: first, at: performance.now(), isUsed: false };
  return {
    game,
    person: first.person,
    panels: journey === null ? panels : null,
    async connect() {
      if (!held.isUsed && performance.now() - held.at > TICKET_FRESH_MS)
        held.seat = await requestSeat(target, again);
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

/** Without credentials: every player of an export is a guest. */
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
