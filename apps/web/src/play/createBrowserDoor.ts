import { openSocket, type StartClient } from '@playloom/game-client';
import type { Game } from '@playloom/game-format';
import { browserApi } from '../session/browserApi.ts';
import { loadClient, type LoadedClients } from './client/loadClient.ts';
import { findObstacle } from './findObstacle.ts';
import { fetchRelease } from './fetchRelease.ts';
import type { PlayDoor, PlayedGame } from './PlayDoor.ts';

/** What the page knows, read when it is needed: all of it can change while one plays. */
export interface PageFacts {
  root(): HTMLElement | null;
  nonce: string;
  uiOrigin: string;
  features: { chat: boolean; links: boolean; orientation: boolean };
  /** What a guest is called; undefined for whoever is signed in. */
  guestName(): string | undefined;
  /** How the visitor came, for every request for a room. */
  arrival(): { inv?: string; portal?: string; inIframe?: 'true'; agentId?: string; publish?: 'true' };
  follow(game: PlayedGame): void;
}

/** Playing as the browser does it. */
export function createBrowserDoor(facts: PageFacts): PlayDoor {
  const loaded: LoadedClients = new Map();
  return {
    findObstacle: () => findObstacle(window),
    async findGame(gameSlug) {
      const api = await browserApi();
      const { data } = await api.readGame({ params: { gameSlug } });
      return { id: data.game._id, slug: data.game.gameSlug };
    },
    async join({ id, slug }, { watch, ...wish }, isFirst) {
      const api = await browserApi();
      const name = facts.guestName();
      const { data } = await api.joinGame({
        params: { id },
        query: {
          gameSlug: slug,
          ...facts.arrival(),
          ...wish,
          ...(watch ? { watch: 'true' } : {}),
          ...(isFirst ? { firstFetch: 'true' } : {}),
          ...(name === undefined ? {} : { name }),
        },
      });
      return data;
    },
    loadClient: (engineVersion, onPart) =>
      loadClient({ engineVersion, page: document, nonce: facts.nonce, loaded, onPart }),
    findStart: (engineVersion) => findStart(loaded, engineVersion),
    loadRelease: (seat, onPart): Promise<Game> => fetchRelease(seat.releaseUrl, onPart),
    async invite(seat) {
      const api = await browserApi();
      const name = facts.guestName();
      const answer = await api
        .createInvite({
          params: { id: seat.gameId },
          body: { roomId: seat.roomId, ...(name === undefined ? {} : { name: seat.person.name }) },
        })
        // Nobody can be invited, and nothing else suffers.
        .catch(() => null);
      return answer?.data.url ?? null;
    },
    openSocket,
    stage(seat) {
      const root = facts.root();
      const { chat, links, orientation } = facts.features;
      if (!root) throw new Error('There is no place for the game on the page.');
      const panels = `${facts.uiOrigin}/panels/${seat.gameId}/${seat.release}/`;
      // Where a game is not open to all, what signs its release signs its panels too.
      const signature = /\?.*$/.exec(seat.releaseUrl)?.[0] ?? '';
      return {
        root,
        assetUrl: (file) => `${facts.uiOrigin}/files/${encodeURIComponent(file)}`,
        panelUrl: (panel) => panels + encodeURIComponent(panel) + signature,
        features: { chat, links, orientation },
      };
    },
    follow: facts.follow,
    now: () => performance.now(),
    wait: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
  };
}

interface ClientWindow {
  playloomClient?: { readonly start?: StartClient };
}

/** The scripts of a version run once on a page, so what they left is kept by the version. */
function findStart(loaded: LoadedClients, engineVersion: string): StartClient | null {
  const known = loaded.get(engineVersion);
  if (known) return known;
  const start = (window as ClientWindow).playloomClient?.start ?? null;
  if (start) loaded.set(engineVersion, start);
  return start;
}
