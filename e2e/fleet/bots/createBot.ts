import { setTimeout as pause } from 'node:timers/promises';
import { createHeadlessClient, type CoinOffer, type HeadlessClient, openSocket } from '@playloom/game-client';
import type { Game, Key } from '@playloom/game-format';
import { decodeServerMessage, type Transport } from '@playloom/protocol';
import { generateRandomNumbers } from '../../../apps/server/src/testing/generateRandomNumbers.ts';
import type { AwayTime, BotsFigures } from './FleetBots.ts';

type Changeable<T> = {
  -readonly [Name in keyof T]: T[Name] extends readonly (infer One)[] ? One[] : T[Name];
};
export type BotsRecord = Changeable<BotsFigures>;

type Refusal = {
  -readonly [Name in keyof BotsFigures['refusals'][number]]: BotsFigures['refusals'][number][Name];
};

export interface BotPlan {
  readonly url: string;
  readonly gameId: string;
  /** What to ask for: a new room, a certain room, or any. */
  readonly query: () => string;
  readonly cookie?: string;
  readonly onOffer?: (offer: CoinOffer) => void;
  /** Decides what the bot does. */
  readonly seed: number;
}

interface Seat {
  readonly url: string;
  readonly ticket: string;
  readonly roomId: string;
  readonly releaseUrl: string;
}

export interface Bot {
  readonly plan: BotPlan;
  readonly record: BotsRecord;
  seat: Seat | null;
  client: HeadlessClient | null;
  /** When the last snapshot arrived, and its tick. */
  seenAt: number;
  seenTick: number;
  hasLeft: boolean;
  /** Returns a number from 0 to 1. */
  readonly random: () => number;
}

/** A bot that has not seen anything for this long is away. Snapshots arrive every 50 ms. */
const AWAY_MS = 400;
const RETRY_MS = 250;
const ASK_LIMIT_MS = 5_000;
const KEYS: readonly Key[] = ['w', 'a', 's', 'd', 'space', 'mouse-left'];
const KEY_CHANCE = 0.3;
const POINTER_RANGE = 60;

const games = new Map<string, Promise<Game>>();

export function createBot(plan: BotPlan, record: BotsRecord): Bot {
  const numbers = generateRandomNumbers(plan.seed);
  const random = (): number => numbers.next().value;
  return { plan, record, seat: null, client: null, seenAt: 0, seenTick: 0, hasLeft: false, random };
}

/** Joins a room like a page does, and tries again until it can. Resolves when the first snapshot has arrived. */
export async function joinRoom(bot: Bot): Promise<void> {
  bot.client?.destroy();
  bot.client = null;
  bot.seenAt = 0;
  const since = Date.now();
  let refusal: Refusal | null = null;
  while (!bot.hasLeft) {
    try {
      await tryToJoin(bot);
      bot.record.joins += 1;
      return;
    } catch (error) {
      // Recorded at once: a bot that can never join again would otherwise be missing.
      if (refusal === null) bot.record.refusals.push((refusal = { from: since, ms: 0, reason: '' }));
      noteRefusal(refusal, String(error));
      await pause(RETRY_MS);
    }
  }
}

function noteRefusal(refusal: Refusal, reason: string): void {
  refusal.ms = Date.now() - refusal.from;
  if (!refusal.reason.endsWith(reason))
    refusal.reason += `${refusal.reason && '; '}${refusal.ms} ms: ${reason}`;
}

async function tryToJoin(bot: Bot): Promise<void> {
  const { url, gameId, query } = bot.plan;
  const { data } = (await ask(bot, `${url}/api/v1/game-server/${gameId}/${query()}`)) as { data: Seat };
  bot.seat = data;
  const game = await readGame(new URL(data.releaseUrl, url).href);
  const transport = await openSocket(new URL(data.url, url).href);
  const { onOffer } = bot.plan;
  bot.client = createHeadlessClient(watchSnapshots(bot, transport), data.ticket, game, {
    isNetwork: true,
    reconnect: (movedTo) => reconnect(bot, movedTo),
    ...(onOffer && { onOffer }),
  });
  const until = Date.now() + ASK_LIMIT_MS;
  while (bot.seenAt === 0) {
    // Pages ask for another seat then.
    if (bot.client.state.kind === 'ended') throw new Error(`ended: ${bot.client.state.id}`);
    if (Date.now() > until) throw new Error('no snapshot');
    await pause(20);
  }
}

/** Does what a page does when its connection is lost: asks where the room is, unless the room has told it. */
async function reconnect(
  bot: Bot,
  movedTo = '',
): Promise<{ transport: Transport; ticket: string; isNetwork: true }> {
  const transport = await openSocket(new URL(movedTo || (await locateRoom(bot)), bot.plan.url).href);
  return { transport: watchSnapshots(bot, transport), ticket: '', isNetwork: true };
}

async function locateRoom(bot: Bot): Promise<string> {
  const { roomId, url: lastUrl } = bot.seat!;
  const answer = (await ask(bot, `${bot.plan.url}/api/v1/rooms/${roomId}/address/`).catch(() => null)) as {
    data: { state: 'open'; url: string } | { state: 'moving' };
  } | null;
  if (answer?.data.state === 'moving') throw new Error('The room is moving.');
  return answer?.data.url ?? lastUrl;
}

async function ask({ plan }: Bot, url: string): Promise<unknown> {
  const headers = new Headers(plan.cookie === undefined ? [] : [['cookie', plan.cookie]]);
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(ASK_LIMIT_MS) });
  if (!response.ok) throw new Error(`${response.status} ${(await response.text()).slice(0, 120)}`);
  return response.json();
}

function readGame(url: string): Promise<Game> {
  const known = games.get(url);
  if (known !== undefined) return known;
  const read = fetchGame(url);
  games.set(url, read);
  read.catch(() => games.delete(url));
  return read;
}

async function fetchGame(url: string): Promise<Game> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return (await response.json()) as Game;
}

function watchSnapshots(bot: Bot, transport: Transport): Transport {
  return Object.assign(Object.create(transport) as Transport, {
    onMessage(next: (bytes: Uint8Array) => void) {
      transport.onMessage((bytes) => {
        const message = decodeServerMessage(bytes);
        next(bytes);
        if (message.ok && message.value.kind === 'snapshot') noteSnapshot(bot);
      });
    },
  });
}

function noteSnapshot(bot: Bot): void {
  const session = bot.client?.core.session;
  if (session === undefined) return;
  const now = Date.now();
  const { tick } = session.view;
  const ms = now - bot.seenAt;
  bot.record.snapshots += 1;
  if (bot.seenAt > 0 && ms > AWAY_MS) {
    const lostMs = Math.max(0, bot.seenTick - tick) * session.tickMs;
    const away: AwayTime = { roomId: bot.seat!.roomId, from: bot.seenAt, ms, lostMs };
    bot.record.aways.push(away);
  }
  bot.seenAt = now;
  bot.seenTick = tick;
}

/** Plays on with other keys. Returns false if the game has ended for the bot. */
export function playOn({ client, record, seat, random }: Bot, seconds: number): boolean {
  if (client === null) return true;
  const { state } = client;
  if (state.kind === 'travelling') return false;
  if (state.kind === 'ended') {
    record.endings.push({ at: Date.now(), roomId: seat!.roomId, id: state.id });
    return false;
  }
  client.hold({
    keys: KEYS.filter(() => random() < KEY_CHANCE),
    mouseX: random() * POINTER_RANGE,
    mouseY: random() * POINTER_RANGE,
  });
  client.frame(seconds);
  return true;
}

/** Whether the bot sees what happens in its room. */
export function isPlaying({ client, seenAt }: Bot): boolean {
  return client?.state.kind === 'playing' && Date.now() - seenAt <= AWAY_MS;
}

export function leaveRoom(bot: Bot): void {
  bot.hasLeft = true;
  bot.client?.destroy();
  bot.client = null;
}
