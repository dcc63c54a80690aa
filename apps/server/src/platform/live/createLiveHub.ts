import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIVE_ENDED, type LiveNews, type LiveWord, liveWordSchema } from '@playloom/api-contract';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { addMilliseconds } from '../../clock.ts';
import { createBudget } from '../../http/createBudget.ts';
import { presentAtPlace } from '../../http/presentAtPlace.ts';
import type { Services } from '../../services.ts';
import { listLiveSessions, touchOpenSessions } from '../../storage/sessionQueries.ts';
import { createLiveBus, type LiveLetter } from './createLiveBus.ts';
import {
  HELLO_WITHIN_MS,
  LOOK_EVERY_MS,
  MESSAGE_BYTES_MAX,
  PAGES_PER_USER_MAX,
  TOPICS_PER_PAGE_MAX,
  TOUCH_OPEN_EVERY_MS,
  WAITING_BYTES_MAX,
  WORDS_BURST,
  WORDS_PER_SECOND,
} from './limits.ts';
import { type LiveHub, type LivePage, topicOfUser, type WordAnswer } from './LiveHub.ts';
import { readLiveToken } from './liveToken.ts';

type Needs = Pick<Services, 'config' | 'secrets' | 'db' | 'clock' | 'log'>;

interface OpenPage extends LivePage {
  readonly socket: WebSocket;
  readonly topics: Set<string>;
  /** The same news with the addresses that work where this page was opened. */
  at<T>(news: T): T;
}

interface Arrival {
  socket: WebSocket;
  /** That the page asked for. */
  host: string;
}

interface HubState {
  readonly pages: Set<OpenPage>;
  readonly topics: Map<string, Set<OpenPage>>;
  readonly answers: Map<LiveWord['kind'], WordAnswer<LiveWord['kind']>>;
}

const closeCodes = { restarting: 1012, badMessage: 4400, ended: LIVE_ENDED, flood: 4429 } as const;

export function createLiveHub(services: Needs): LiveHub {
  const { config, log } = services;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_BYTES_MAX,
    perMessageDeflate: false,
  });
  const state: HubState = { pages: new Set(), topics: new Map(), answers: new Map() };
  const bus = createLiveBus(config.redisUrl, log, (letter) => deliver(state, letter));
  const looking = setInterval(() => {
    endLostPages(services, state).catch((error: unknown) =>
      log.warn({ err: error }, 'whose session has ended could not be looked up'),
    );
  }, LOOK_EVERY_MS);
  looking.unref();
  return {
    handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      server.handleUpgrade(request, socket, head, (webSocket) =>
        greet(services, state, { socket: webSocket, host: request.headers.host ?? '' }),
      ),
    publish: (topic, news, except = []) =>
      bus.send({
        kind: 'news',
        topic,
        text: JSON.stringify(news),
        ...(except.length === 0 ? {} : { except }),
      }),
    exclude: (topic, userId) => bus.send({ kind: 'exclude', topic, userId }),
    end: (userId, sessionId) =>
      bus.send({ kind: 'end', userId, ...(sessionId === undefined ? {} : { sessionId }) }),
    answer: (kind, answer) => void state.answers.set(kind, answer as unknown as WordAnswer<LiveWord['kind']>),
    async close() {
      clearInterval(looking);
      for (const { socket } of state.pages) socket.close(closeCodes.restarting, 'restarting');
      for (const socket of server.clients) socket.terminate();
      bus.close();
    },
  };
}

/** Waits for the token, and only then lets the page in. */
function greet(services: Needs, state: HubState, { socket, host }: Arrival): void {
  const late = setTimeout(() => socket.terminate(), HELLO_WITHIN_MS);
  socket.on('error', () => socket.terminate());
  socket.once('close', () => clearTimeout(late));
  socket.once('message', (data) => {
    clearTimeout(late);
    admit(services, state, { socket, host, hello: readWord(data) }).catch((error: unknown) => {
      services.log.warn({ err: error }, 'a page could not be let in');
      socket.close(closeCodes.restarting, 'unavailable');
    });
  });
}

async function admit(
  { config, secrets, db, clock, log }: Needs,
  state: HubState,
  { socket, host, hello }: Arrival & { hello: LiveWord | null },
): Promise<void> {
  const holder = hello?.kind === 'hello' ? readLiveToken(secrets, hello.token, clock.now()) : null;
  if (holder === null) return socket.close(closeCodes.ended, 'bad-token');
  const alive = await listLiveSessions(db, [holder.sessionId], clock.now());
  if (alive.length === 0) return socket.close(closeCodes.ended, 'signed-out');
  const own = state.topics.get(topicOfUser(holder.userId))?.size ?? 0;
  if (own >= PAGES_PER_USER_MAX) return socket.close(closeCodes.flood, 'too-many-pages');
  if (socket.readyState !== socket.OPEN) return;
  const at = <T>(news: T) => presentAtPlace(config, host, news);
  const page = openPage(state, { ...holder, at }, socket);
  const budget = createBudget({ perSecond: WORDS_PER_SECOND, burst: WORDS_BURST });
  socket.on('message', (data) => {
    if (!budget(1)) return socket.close(closeCodes.flood, 'flood');
    const word = readWord(data);
    const answer = word === null ? undefined : state.answers.get(word.kind);
    if (word === null || answer === undefined) return socket.close(closeCodes.badMessage, 'bad-message');
    answer(page, word).catch((error: unknown) =>
      log.warn({ err: error, kind: word.kind }, 'live word failed'),
    );
  });
  page.tell({ kind: 'welcome' });
}

function openPage(
  state: HubState,
  holder: Pick<OpenPage, 'userId' | 'sessionId' | 'at'>,
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
    tell: (news: LiveNews) => send(page, JSON.stringify(page.at(news))),
    whenGone: (run) => void (state.pages.has(page) ? socket.once('close', run) : run()),
  };
  state.pages.add(page);
  page.listen(topicOfUser(page.userId));
  socket.once('close', () => {
    for (const topic of page.topics) page.leave(topic);
    state.pages.delete(page);
  });
  return page;
}

function deliver(state: HubState, letter: LiveLetter): void {
  if (letter.kind === 'news') {
    // Written once, however many hear it.
    const bytes = Buffer.from(letter.text);
    const news: unknown = JSON.parse(letter.text);
    for (const page of state.topics.get(letter.topic) ?? []) {
      if (letter.except?.includes(page.userId) || letter.except?.includes(page.id)) continue;
      const placed = page.at(news);
      send(page, placed === news ? bytes : JSON.stringify(placed));
    }
    return;
  }
  if (letter.kind === 'exclude') {
    for (const page of state.topics.get(letter.topic) ?? [])
      if (page.userId === letter.userId) page.leave(letter.topic);
    return;
  }
  for (const { sessionId, socket } of state.topics.get(topicOfUser(letter.userId)) ?? [])
    if (letter.sessionId === undefined || letter.sessionId === sessionId)
      socket.close(closeCodes.ended, 'signed-out');
}

function send({ socket }: OpenPage, text: Buffer | string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > WAITING_BYTES_MAX) return socket.terminate();
  socket.send(text, { binary: false });
}

/** Nobody hears of a line that died, nor of every session that ends in another process; so they are looked for. */
async function endLostPages({ db, clock }: Needs, { pages }: HubState): Promise<void> {
  if (pages.size === 0) return;
  const sessionIds = [...new Set([...pages].map(({ sessionId }) => sessionId))];
  const now = clock.now();
  const alive = new Set(await listLiveSessions(db, sessionIds, now));
  await touchOpenSessions(db, [...alive], { now, seenBefore: addMilliseconds(now, -TOUCH_OPEN_EVERY_MS) });
  for (const { sessionId, socket } of pages)
    if (alive.has(sessionId)) socket.ping();
    else socket.close(closeCodes.ended, 'signed-out');
}

function readWord(data: RawData): LiveWord | null {
  try {
    const read = liveWordSchema.safeParse(JSON.parse(String(data)));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
