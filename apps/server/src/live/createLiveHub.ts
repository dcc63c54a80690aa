import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  LIVE_SESSION_ENDED,
  type LiveServerMessage,
  type LiveClientMessage,
  liveClientMessageSchema,
} from '@playloom/api-contract';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { addMilliseconds, type WithClock } from '../process/clock.ts';
import { createTokenBucket } from '../http/createTokenBucket.ts';
import { rewriteOrigins } from '../http/rewriteOrigins.ts';
import type { Config, WithConfig } from '../process/config.ts';
import type { WithSecrets } from '../process/Secrets.ts';
import type { WithLog } from '../process/createLogger.ts';
import type { WithRedis } from '../redis/connectRedis.ts';
import { createLiveBus, type LiveBusMessage } from './createLiveBus.ts';
import {
  HELLO_TIMEOUT_MS,
  LIVE_CHECK_INTERVAL_MS,
  LIVE_MESSAGE_BYTES_MAX,
  PAGES_PER_USER_MAX,
  TOPICS_PER_PAGE_MAX,
  SESSION_TOUCH_INTERVAL_MS,
  LIVE_BUFFERED_BYTES_MAX,
  LIVE_MESSAGES_BURST,
  LIVE_MESSAGES_PER_SECOND,
} from './limits.ts';
import { type LiveHub, type LiveConnection, getUserTopic, type LiveMessageHandler } from './LiveHub.ts';
import { readLiveToken } from './liveToken.ts';

/** Sessions of users, which end while their pages are connected. */
export interface LiveSessions {
  /** Returns those of these sessions that have not ended. */
  listOpen(ids: readonly string[], now: Date): Promise<string[]>;
  /** Updates the last-seen time of sessions that were last seen before the given time. */
  touch(ids: readonly string[], times: { now: Date; seenBefore: Date }): Promise<void>;
}

type Dependencies = WithConfig & WithSecrets & WithClock & WithLog & WithRedis & { sessions: LiveSessions };

interface OpenPage extends LiveConnection {
  readonly socket: WebSocket;
  readonly topics: Set<string>;
  /** The host that the page was requested from. */
  readonly host: string;
}

interface PendingPage {
  socket: WebSocket;
  /** The host that the page was requested from. */
  host: string;
}

interface HubState {
  readonly config: Config;
  readonly pages: Set<OpenPage>;
  readonly topics: Map<string, Set<OpenPage>>;
  readonly handlers: Map<LiveClientMessage['kind'], LiveMessageHandler<LiveClientMessage['kind']>>;
}

const closeCodes = { restarting: 1012, badMessage: 4400, ended: LIVE_SESSION_ENDED, flood: 4429 } as const;

export function createLiveHub(services: Dependencies): LiveHub {
  const { redis, log } = services;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LIVE_MESSAGE_BYTES_MAX,
    perMessageDeflate: false,
  });
  const state: HubState = {
    config: services.config,
    pages: new Set(),
    topics: new Map(),
    handlers: new Map(),
  };
  const bus = createLiveBus(redis, log, {
    receive: (busMessage) => deliver(state, busMessage),
    onBack: () => restartPages(state),
  });
  const looking = setInterval(() => {
    endLostPages(services, state).catch((error: unknown) =>
      log.warn({ err: error }, 'could not look up ended sessions'),
    );
  }, LIVE_CHECK_INTERVAL_MS);
  looking.unref();
  return {
    handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      server.handleUpgrade(request, socket, head, (webSocket) =>
        awaitHello(services, state, { socket: webSocket, host: request.headers.host ?? '' }),
      ),
    publish: (topic, message, except = []) =>
      bus.send({
        kind: 'news',
        topic,
        text: JSON.stringify(message),
        ...(except.length === 0 ? {} : { except }),
      }),
    exclude: (topic, userId) => bus.send({ kind: 'exclude', topic, userId }),
    end: (userId, sessionId) =>
      bus.send({ kind: 'end', userId, ...(sessionId === undefined ? {} : { sessionId }) }),
    handle: (kind, answer) =>
      void state.handlers.set(kind, answer as unknown as LiveMessageHandler<LiveClientMessage['kind']>),
    async close() {
      clearInterval(looking);
      restartPages(state);
      for (const socket of server.clients) socket.terminate();
      bus.close();
    },
  };
}

/** Closes the sockets of all pages. They connect again and load what they missed. */
function restartPages({ pages }: HubState): void {
  for (const { socket } of pages) socket.close(closeCodes.restarting, 'restarting');
}

/** Waits for a hello message with a valid token before it admits the page. */
function awaitHello(services: Dependencies, state: HubState, { socket, host }: PendingPage): void {
  const late = setTimeout(() => socket.terminate(), HELLO_TIMEOUT_MS);
  socket.on('error', () => socket.terminate());
  socket.once('close', () => clearTimeout(late));
  socket.once('message', (data) => {
    clearTimeout(late);
    admitPage(services, state, { socket, host, hello: readClientMessage(data) }).catch((error: unknown) => {
      services.log.warn({ err: error }, 'could not connect a page');
      socket.close(closeCodes.restarting, 'unavailable');
    });
  });
}

async function admitPage(
  { secrets, sessions, clock, log }: Dependencies,
  state: HubState,
  { socket, host, hello }: PendingPage & { hello: LiveClientMessage | null },
): Promise<void> {
  const holder = hello?.kind === 'hello' ? readLiveToken(secrets, hello.token, clock.now()) : null;
  if (holder === null) return socket.close(closeCodes.ended, 'bad-token');
  const alive = await sessions.listOpen([holder.sessionId], clock.now());
  if (alive.length === 0) return socket.close(closeCodes.ended, 'signed-out');
  const own = state.topics.get(getUserTopic(holder.userId))?.size ?? 0;
  if (own >= PAGES_PER_USER_MAX) return socket.close(closeCodes.flood, 'too-many-pages');
  if (socket.readyState !== socket.OPEN) return;
  const page = openPage(state, { ...holder, host }, socket);
  const budget = createTokenBucket({ perSecond: LIVE_MESSAGES_PER_SECOND, burst: LIVE_MESSAGES_BURST });
  const handleMessage = (message: LiveClientMessage | null) => {
    const answer = message === null ? undefined : state.handlers.get(message.kind);
    if (message === null || answer === undefined) return socket.close(closeCodes.badMessage, 'bad-message');
    answer(page, message).catch((error: unknown) =>
      log.warn({ err: error, kind: message.kind }, 'a live message failed'),
    );
  };
  socket.on('message', (data) => {
    if (!budget(1)) return socket.close(closeCodes.flood, 'flood');
    const message = readClientMessage(data);
    // Once for each connection, because it makes the pages of others load their party.
    handleMessage(message?.kind === 'hello' ? null : message);
  });
  page.send({ kind: 'welcome' });
  if (state.handlers.has('hello')) handleMessage(hello);
}

function openPage(
  state: HubState,
  holder: Pick<OpenPage, 'userId' | 'sessionId' | 'host'>,
  socket: WebSocket,
): OpenPage {
  const page: OpenPage = {
    ...holder,
    id: randomUUID(),
    socket,
    topics: new Set(),
    listen(topic) {
      if (page.topics.size >= TOPICS_PER_PAGE_MAX || !state.pages.has(page)) return;
      page.topics.add(topic);
      const listeners = state.topics.get(topic) ?? new Set();
      state.topics.set(topic, listeners.add(page));
    },
    leave(topic) {
      page.topics.delete(topic);
      const listeners = state.topics.get(topic);
      listeners?.delete(page);
      if (listeners?.size === 0) state.topics.delete(topic);
    },
    send: (message: LiveServerMessage) => send(page, encode(state, page.host, message)),
    onClose: (run) => void (state.pages.has(page) ? socket.once('close', run) : run()),
  };
  state.pages.add(page);
  page.listen(getUserTopic(page.userId));
  socket.once('close', () => {
    for (const topic of page.topics) page.leave(topic);
    state.pages.delete(page);
  });
  return page;
}

function deliver(state: HubState, busMessage: LiveBusMessage): void {
  if (busMessage.kind === 'news') {
    const message: unknown = JSON.parse(busMessage.text);
    // The message is encoded once for all pages of a host.
    const encoded = new Map<string, Buffer>();
    for (const page of state.topics.get(busMessage.topic) ?? []) {
      if (busMessage.except?.includes(page.userId) || busMessage.except?.includes(page.id)) continue;
      if (!encoded.has(page.host)) encoded.set(page.host, encode(state, page.host, message));
      send(page, encoded.get(page.host)!);
    }
    return;
  }
  if (busMessage.kind === 'exclude') {
    for (const page of state.topics.get(busMessage.topic) ?? [])
      if (page.userId === busMessage.userId) page.leave(busMessage.topic);
    return;
  }
  for (const { sessionId, socket } of state.topics.get(getUserTopic(busMessage.userId)) ?? [])
    if (busMessage.sessionId === undefined || busMessage.sessionId === sessionId)
      socket.close(closeCodes.ended, 'signed-out');
}

/** Addresses in the message are those of the host where the page was opened. */
function encode({ config }: HubState, host: string, message: unknown): Buffer {
  return Buffer.from(JSON.stringify(rewriteOrigins(config, host, message)));
}

function send({ socket }: OpenPage, text: Buffer): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > LIVE_BUFFERED_BYTES_MAX) return socket.terminate();
  socket.send(text, { binary: false });
}

/** Polls for dead connections and for sessions that ended in another process, because neither is announced. */
async function endLostPages(
  { sessions, clock }: WithClock & { sessions: LiveSessions },
  { pages }: HubState,
): Promise<void> {
  if (pages.size === 0) return;
  // Pages that open while the sessions are looked up are not among them.
  const known = [...pages];
  const sessionIds = [...new Set(known.map(({ sessionId }) => sessionId))];
  const now = clock.now();
  const alive = new Set(await sessions.listOpen(sessionIds, now));
  await sessions.touch([...alive], {
    now,
    seenBefore: addMilliseconds(now, -SESSION_TOUCH_INTERVAL_MS),
  });
  for (const { sessionId, socket } of known)
    if (alive.has(sessionId)) socket.ping();
    else socket.close(closeCodes.ended, 'signed-out');
}

function readClientMessage(data: RawData): LiveClientMessage | null {
  try {
    const read = liveClientMessageSchema.safeParse(JSON.parse(String(data)));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
