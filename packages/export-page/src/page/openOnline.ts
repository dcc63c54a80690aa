import type { Endpoints, ExportedWay, ResponseOf } from '@playloom/api-contract';
import { ENGINE_VERSION } from '@playloom/engine';
import { openSocket } from '@playloom/game-client';
import type { Game } from '@playloom/game-format';
import type { GameWay } from './GameWay.ts';
import { PlayStop } from './PlayStop.ts';

type Seat = ResponseOf<Endpoints['joinExported']>['data'];

/** A ticket opens a room for 30 seconds. One that grew older while things were loading is exchanged. */
const TICKET_FRESH_MS = 20_000;
const UNREACHABLE = 'The server of this game cannot be reached. Check your connection and try again.';
const TOO_OLD = 'The game has grown: this copy is too old to join it. Its maker has a newer one.';

/** The room runs on the server that the export was made for. */
export async function openOnline(exported: Game, way: ExportedWay): Promise<GameWay> {
  const first = await takeSeat(way);
  // The first three parts of a version say what client and room have in common.
  if (familyOf(first.engineVersion) !== familyOf(ENGINE_VERSION)) throw new PlayStop(TOO_OLD);
  const game =
    first.release === way.release ? exported : await fetchJson<Game>(new URL(first.releaseUrl, way.server));
  const held = { seat: first, at: performance.now(), isUsed: false };
  return {
    game,
    person: first.person,
    async connect() {
      if (!held.isUsed && performance.now() - held.at > TICKET_FRESH_MS) held.seat = await takeSeat(way);
      held.isUsed = true;
      const { url, ticket } = held.seat;
      return { transport: await openSocket(new URL(url, way.server).href), ticket };
    },
    urlOf: (file) => `${way.files}/${encodeURIComponent(file)}`,
    close: () => undefined,
  };
}

async function takeSeat({ server, gameId, key }: ExportedWay): Promise<Seat> {
  const url = new URL(`/api/v1/exports/${encodeURIComponent(gameId)}/seat/`, server);
  url.searchParams.set('key', key);
  const { data } = await fetchJson<{ readonly data: Seat }>(url);
  return data;
}

/** Without credentials: here everybody is a guest. */
async function fetchJson<Answer>(url: URL): Promise<Answer> {
  const answer = await fetch(url, { credentials: 'omit' }).catch(() => null);
  if (answer === null) throw new PlayStop(UNREACHABLE);
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok && body !== null) return body as Answer;
  throw new PlayStop((body as { readonly message?: string } | null)?.message ?? UNREACHABLE);
}

function familyOf(version: string): string {
  return version.split('.').slice(0, 3).join('.');
}
