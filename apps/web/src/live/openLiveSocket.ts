import {
  LIVE_SESSION_ENDED,
  LIVE_SOCKET_PATH,
  type LiveServerMessage,
  type LiveClientMessage,
} from '@playloom/api-contract';

export interface LiveSocket {
  send(message: LiveClientMessage): void;
  /** Tells what is heard from now on; gives back what ends it. */
  subscribe(listener: (message: LiveServerMessage) => void): () => void;
  /** Gives up a line that does not answer and opens another one at once. */
  reconnect(): void;
  close(): void;
}

interface LiveSocketOptions {
  /** Null when nobody is signed in any more. A token that was refused is not to be given again. */
  readonly readToken: (isTokenRejected: boolean) => Promise<string | null>;
  /** There is no line any more, or there could not be one. */
  readonly onDisconnect?: () => void;
  /** The session of this page has ended. */
  readonly onEnded?: () => void;
  readonly url?: string;
  readonly createSocket?: (url: string) => WebSocket;
}

const WAIT_FIRST_MS = 1000;
const WAIT_MAX_MS = 30_000;

interface LiveSocketState {
  readonly plan: Required<LiveSocketOptions>;
  readonly listeners: Set<(message: LiveServerMessage) => void>;
  socket: WebSocket | null;
  /** The last token was not taken: it may be one of a session that has ended since. */
  isTokenRejected: boolean;
  wait: number;
  timer: number;
  /** Counts attempts to connect: only the last one counts. */
  attempt: number;
  isClosed: boolean;
}

/**
 * Keeps the one live socket of this page open: after a loss it is opened again, at first soon and then less often.
 * Listeners hear `welcome` each time, and read anew what they may have missed. What is said while there is no line
 * is not kept: whoever says something that must not be lost says it again after the welcome.
 */
export function openLiveSocket(plan: LiveSocketOptions): LiveSocket {
  const state: LiveSocketState = {
    plan: {
      onDisconnect: () => undefined,
      onEnded: () => undefined,
      url: defaultUrl(),
      createSocket: (address) => new WebSocket(address),
      ...plan,
    },
    listeners: new Set(),
    socket: null,
    isTokenRejected: false,
    wait: WAIT_FIRST_MS,
    timer: 0,
    attempt: 0,
    isClosed: false,
  };
  // The browser knows of a network that is gone long before a socket notices.
  const handleOffline = () => abandonSocket(state, () => scheduleReconnect(state));
  const reconnect = () =>
    abandonSocket(state, () => {
      state.wait = WAIT_FIRST_MS;
      void connect(state);
    });
  window.addEventListener('offline', handleOffline);
  window.addEventListener('online', reconnect);
  void connect(state);
  return {
    send(message) {
      if (state.socket?.readyState === WebSocket.OPEN) state.socket.send(JSON.stringify(message));
    },
    subscribe(listener) {
      state.listeners.add(listener);
      return () => void state.listeners.delete(listener);
    },
    reconnect,
    close() {
      state.isClosed = true;
      window.removeEventListener('offline', handleOffline);
      window.removeEventListener('online', reconnect);
      clearTimeout(state.timer);
      state.socket?.close();
    },
  };
}

/** What it still says is not heard any more. */
function abandonSocket(state: LiveSocketState, then: () => void): void {
  if (state.isClosed) return;
  clearTimeout(state.timer);
  const former = state.socket;
  state.socket = null;
  then();
  former?.close();
}

function scheduleReconnect(state: LiveSocketState): void {
  state.socket = null;
  if (state.isClosed) return;
  state.plan.onDisconnect();
  // Not all pages of a server that restarts at the same instant.
  state.timer = window.setTimeout(() => void connect(state), state.wait * (0.5 + Math.random()));
  state.wait = Math.min(state.wait * 2, WAIT_MAX_MS);
}

async function connect(state: LiveSocketState): Promise<void> {
  state.attempt += 1;
  const { attempt } = state;
  const token = await state.plan.readToken(state.isTokenRejected).catch(() => undefined);
  if (state.isClosed || token === null || attempt !== state.attempt) return;
  if (token === undefined) return scheduleReconnect(state);
  const socket = state.plan.createSocket(state.plan.url);
  state.socket = socket;
  let wasWelcomed = false;
  socket.addEventListener('open', () => socket.send(JSON.stringify({ kind: 'hello', token })));
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (state.socket !== socket) return;
    const message = JSON.parse(data) as LiveServerMessage;
    if (message.kind === 'welcome') {
      wasWelcomed = true;
      Object.assign(state, { wait: WAIT_FIRST_MS, isTokenRejected: false });
    }
    for (const listener of state.listeners) listener(message);
  });
  socket.addEventListener('close', ({ code }) => {
    if (state.socket !== socket) return;
    // Who was let in and is sent away is signed out; asking for another token would only be refused.
    if (code === LIVE_SESSION_ENDED && (state.isTokenRejected || wasWelcomed)) return state.plan.onEnded();
    state.isTokenRejected = code === LIVE_SESSION_ENDED;
    scheduleReconnect(state);
  });
}

function defaultUrl(): string {
  return `${location.origin.replace(/^http/, 'ws')}${LIVE_SOCKET_PATH}`;
}
