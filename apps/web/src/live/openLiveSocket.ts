import {
  LIVE_SESSION_ENDED,
  LIVE_SOCKET_PATH,
  type LiveServerMessage,
  type LiveClientMessage,
} from '@playloom/api-contract';

export interface LiveSocket {
  send(message: LiveClientMessage): void;
  /** Adds a listener; returns a function that removes it. */
  subscribe(listener: (message: LiveServerMessage) => void): () => void;
  /** Closes a connection that does not answer and opens a new one immediately. */
  reconnect(): void;
  close(): void;
}

interface LiveSocketOptions {
  /** Returns null if the user is logged out. Must not return a token that was rejected. */
  readonly readToken: (isTokenRejected: boolean) => Promise<string | null>;
  /** Called when the connection was lost or connecting failed. */
  readonly onDisconnect?: () => void;
  /** Called when the session of this page has ended. */
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
  /** Whether the server rejected the last token, for example because its session has ended. */
  isTokenRejected: boolean;
  wait: number;
  timer: number;
  /** Number of the newest connection attempt; older attempts are ignored. */
  attempt: number;
  isClosed: boolean;
}

/**
 * Keeps the live socket of this page open. After a loss it reconnects with increasing delays. Listeners get `welcome`
 * after each connect and reload what they may have missed. Messages sent while disconnected are dropped: a sender
 * that must not lose a message sends it again after `welcome`.
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
  // The browser detects a lost network long before the socket does.
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

/** Closes the socket. From now on, its messages are ignored. */
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
  // A random delay, so that not all pages reconnect at the same time after a server restart.
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
    // If the session ends after `welcome`, the user was logged out, and requesting another token would fail.
    if (code === LIVE_SESSION_ENDED && (state.isTokenRejected || wasWelcomed)) return state.plan.onEnded();
    state.isTokenRejected = code === LIVE_SESSION_ENDED;
    scheduleReconnect(state);
  });
}

function defaultUrl(): string {
  return `${location.origin.replace(/^http/, 'ws')}${LIVE_SOCKET_PATH}`;
}
