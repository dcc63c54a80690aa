import { type Game, createClientProjection } from '@playloom/game-format';
import type { ClientState, GameClient, StartClient, StartOptions } from '@playloom/game-client';
import {
  applySnapshot,
  type ClientView,
  createMemoryTransportPair,
  createWireNames,
  createClientView,
  decodeServerMessage,
  type Transport,
} from '@playloom/protocol';
import { type LocalRoom, openLocalRoom } from '@playloom/room';

/** What the test page offers to the tests. */
export interface ClientPage {
  readonly states: ClientState[];
  client: GameClient | null;
  open(game: Game, assets: string, options: Partial<StartOptions>): void;
  /** Returns the position of the player's unit in the room. */
  readOwn(): { readonly x: number; readonly y: number } | null;
  readPlayers(): readonly string[];
  /** Closes the connection. New connections fail for the given time. */
  cut(seconds: number): void;
}

const CONNECTION_LOST = 1006;

const page: ClientPage & { view: ClientView; connection: { far: Transport | null; brokenUntil: number } } = {
  states: [],
  client: null,
  view: createClientView(),
  connection: { far: null, brokenUntil: 0 },
  open(game, assets, options) {
    const { playloomClient } = window as { playloomClient?: { start: StartClient } };
    const room = openRoom(game);
    page.client = playloomClient!.start({
      root: document.getElementById('root')!,
      game: createClientProjection(game),
      gameSlug: 'test',
      connect: () => connect(game, room),
      assetUrl: (file) => `${assets}/${file}`,
      panelUrl: null,
      person: { name: 'Ada', isSignedIn: false, canChat: true },
      features: { chat: true, links: true, orientation: true },
      inviteUrl: null,
      onState: (state) => void page.states.push(state),
      ...options,
    });
  },
  readOwn() {
    const { unit } = page.view.own;
    return unit === null ? null : { x: unit.x, y: unit.y };
  },
  readPlayers: () => [...page.view.players.values()].map(({ name }) => name),
  cut(seconds) {
    page.connection.brokenUntil = performance.now() + seconds * 1000;
    page.connection.far?.close(CONNECTION_LOST, '');
  },
};

function openRoom(game: Game): LocalRoom {
  return openLocalRoom({
    document: JSON.stringify(game),
    seed: 7,
    clock: {
      now: () => performance.now(),
      schedule(task, ms) {
        const timer = setTimeout(task, ms);
        return () => clearTimeout(timer);
      },
    },
    loadScripts: () => Promise.reject(new Error('This page cannot run scripts.')),
  });
}

/** Connects to the room and applies its messages to the view that tests read. */
async function connect(game: Game, room: LocalRoom): Promise<{ transport: Transport; ticket: string }> {
  if (performance.now() < page.connection.brokenUntil) throw new Error('The connection is cut.');
  const [near, far] = createMemoryTransportPair();
  page.connection.far = far;
  room.connect(far, { userId: null, name: 'Ada', isSpectator: false, canChat: true, saved: null });
  const names = createWireNames(game);
  const handleMessage = (bytes: Uint8Array): void => {
    const read = decodeServerMessage(bytes);
    if (!read.ok) return;
    if (read.value.kind === 'welcome') page.view = createClientView();
    if (read.value.kind === 'snapshot') applySnapshot(page.view, names, bytes);
  };
  const transport: Transport = {
    get waitingBytes() {
      return near.waitingBytes;
    },
    send: near.send,
    onMessage: (listener) =>
      near.onMessage((bytes) => {
        handleMessage(bytes);
        listener(bytes);
      }),
    onClose: near.onClose,
    close: near.close,
  };
  return { transport, ticket: 'ticket' };
}

Object.assign(window, { clientPage: page });
