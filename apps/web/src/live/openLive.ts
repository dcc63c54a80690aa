import { LIVE_ENDED, LIVE_SOCKET, type LiveNews, type LiveWord } from '@playloom/api-contract';

export interface Live {
  say(word: LiveWord): void;
  /** Tells what is heard from now on; gives back what ends it. */
  hear(listener: (news: LiveNews) => void): () => void;
  /** Gives up a line that does not answer and opens another one at once. */
  reconnect(): void;
  close(): void;
}

export interface LivePlan {
  /** Null when nobody is signed in any more. A token that was refused is not to be given again. */
  readonly readToken: (isRefused: boolean) => Promise<string | null>;
  /** There is no line any more, or there could not be one. */
  readonly onLoss?: () => void;
  /** The session of this page has ended. */
  readonly onEnded?: () => void;
  readonly url?: string;
  readonly createSocket?: (url: string) => WebSocket;
}

const WAIT_FIRST_MS = 1000;
const WAIT_MAX_MS = 30_000;

interface Line {
  readonly plan: Required<LivePlan>;
  readonly listeners: Set<(news: LiveNews) => void>;
  socket: WebSocket | null;
  /** The last token was not taken: it may be one of a session that has ended since. */
  isRefused: boolean;
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
export function openLive(plan: LivePlan): Live {
  const line: Line = {
    plan: {
      onLoss: () => undefined,
      onEnded: () => undefined,
      url: defaultUrl(),
      createSocket: (address) => new WebSocket(address),
      ...plan,
    },
    listeners: new Set(),
    socket: null,
    isRefused: false,
    wait: WAIT_FIRST_MS,
    timer: 0,
    attempt: 0,
    isClosed: false,
  };
  // The browser knows of a network that is gone long before a socket notices.
  const goOffline = () => giveUpSocket(line, () => comeAgain(line));
  const reconnect = () =>
    giveUpSocket(line, () => {
      line.wait = WAIT_FIRST_MS;
      void connect(line);
    });
  window.addEventListener('offline', goOffline);
  window.addEventListener('online', reconnect);
  void connect(line);
  return {
    say(word) {
      if (line.socket?.readyState === WebSocket.OPEN) line.socket.send(JSON.stringify(word));
    },
    hear(listener) {
      line.listeners.add(listener);
      return () => void line.listeners.delete(listener);
    },
    reconnect,
    close() {
      line.isClosed = true;
      window.removeEventListener('offline', goOffline);
      window.removeEventListener('online', reconnect);
      clearTimeout(line.timer);
      line.socket?.close();
    },
  };
}

/** What it still says is not heard any more. */
function giveUpSocket(line: Line, then: () => void): void {
  if (line.isClosed) return;
  clearTimeout(line.timer);
  const former = line.socket;
  line.socket = null;
  then();
  former?.close();
}

function comeAgain(line: Line): void {
  line.socket = null;
  if (line.isClosed) return;
  line.plan.onLoss();
  // Not all pages of a server that restarts at the same instant.
  line.timer = window.setTimeout(() => void connect(line), line.wait * (0.5 + Math.random()));
  line.wait = Math.min(line.wait * 2, WAIT_MAX_MS);
}

async function connect(line: Line): Promise<void> {
  line.attempt += 1;
  const { attempt } = line;
  const token = await line.plan.readToken(line.isRefused).catch(() => undefined);
  if (line.isClosed || token === null || attempt !== line.attempt) return;
  if (token === undefined) return comeAgain(line);
  const socket = line.plan.createSocket(line.plan.url);
  line.socket = socket;
  let wasLetIn = false;
  socket.addEventListener('open', () => socket.send(JSON.stringify({ kind: 'hello', token })));
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (line.socket !== socket) return;
    const news = JSON.parse(data) as LiveNews;
    if (news.kind === 'welcome') {
      wasLetIn = true;
      Object.assign(line, { wait: WAIT_FIRST_MS, isRefused: false });
    }
    for (const listener of line.listeners) listener(news);
  });
  socket.addEventListener('close', ({ code }) => {
    if (line.socket !== socket) return;
    // Who was let in and is sent away is signed out; asking for another token would only be refused.
    if (code === LIVE_ENDED && (line.isRefused || wasLetIn)) return line.plan.onEnded();
    line.isRefused = code === LIVE_ENDED;
    comeAgain(line);
  });
}

function defaultUrl(): string {
  return `${location.origin.replace(/^http/, 'ws')}${LIVE_SOCKET}`;
}
