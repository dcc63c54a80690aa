import { LIVE_ENDED, LIVE_SOCKET, type LiveNews, type LiveWord } from '@playloom/api-contract';

export interface Live {
  say(word: LiveWord): void;
  /** Tells what is heard from now on; gives back what ends it. */
  hear(listener: (news: LiveNews) => void): () => void;
  close(): void;
}

export interface LivePlan {
  /** Null when nobody is signed in any more. A token that was refused is not to be given again. */
  readonly readToken: (isRefused: boolean) => Promise<string | null>;
  readonly url?: string;
  readonly createSocket?: (url: string) => WebSocket;
}

const WAIT_FIRST_MS = 1000;
const WAIT_MAX_MS = 30_000;

/**
 * Keeps the one live socket of this page open: after a loss it is opened again, at first soon and then less often.
 * Listeners hear `welcome` each time, and read anew what they may have missed. What is said while there is no line
 * is not kept: whoever says something that must not be lost says it again after the welcome.
 */
export function openLive({
  readToken,
  url = defaultUrl(),
  createSocket = (address) => new WebSocket(address),
}: LivePlan): Live {
  const listeners = new Set<(news: LiveNews) => void>();
  const state = {
    socket: null as WebSocket | null,
    /** The last token was not taken: it may be one of a session that has ended since. */
    isRefused: false,
    wait: WAIT_FIRST_MS,
    timer: 0,
    isClosed: false,
  };
  const comeAgain = () => {
    state.socket = null;
    if (state.isClosed) return;
    // Not all pages of a server that restarts at the same instant.
    state.timer = window.setTimeout(() => void connect(), state.wait * (0.5 + Math.random()));
    state.wait = Math.min(state.wait * 2, WAIT_MAX_MS);
  };
  const connect = async () => {
    const token = await readToken(state.isRefused).catch(() => undefined);
    if (state.isClosed || token === null) return;
    if (token === undefined) return comeAgain();
    const socket = createSocket(url);
    state.socket = socket;
    let wasLetIn = false;
    socket.addEventListener('open', () => socket.send(JSON.stringify({ kind: 'hello', token })));
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const news = JSON.parse(data) as LiveNews;
      if (news.kind === 'welcome') {
        wasLetIn = true;
        Object.assign(state, { wait: WAIT_FIRST_MS, isRefused: false });
      }
      for (const listener of listeners) listener(news);
    });
    socket.addEventListener('close', ({ code }) => {
      // Who was let in and is sent away is signed out; asking for another token would only be refused.
      if (code === LIVE_ENDED && (state.isRefused || wasLetIn)) return;
      state.isRefused = code === LIVE_ENDED;
      comeAgain();
    });
  };
  void connect();
  return {
    say(word) {
      if (state.socket?.readyState === WebSocket.OPEN) state.socket.send(JSON.stringify(word));
    },
    hear(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      state.isClosed = true;
      clearTimeout(state.timer);
      state.socket?.close();
    },
  };
}

function defaultUrl(): string {
  return `${location.origin.replace(/^http/, 'ws')}${LIVE_SOCKET}`;
}
