import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { generateRandomNumbers } from '../../../apps/server/src/testing/generateRandomNumbers.ts';
import { createCallChannel } from '../../../apps/server/src/rooms-gateway/channel/createCallChannel.ts';
import { type Bot, type BotsRecord, createBot, isPlaying, joinRoom, leaveRoom, playOn } from './createBot.ts';
import { type Buyer, createBuyer } from './createBuyer.ts';
import type { BotsPlan, FleetBots } from './FleetBots.ts';

const PLAY_EVERY_MS = 100;
/** Bots play in turns, so that not all of them send at the same moment. */
const TURNS = 5;
const VISIT_EVERY_MS = 500;
const JOINS_AT_ONCE = 3;
const SEED_MAX = 2 ** 31 - 3;

process.title = 'playloom fleet bots';

// Real players have their own machines, which do not wait for the servers. Only root can ask for that.
if (process.getuid?.() === 0) setPriority(constants.priority.PRIORITY_ABOVE_NORMAL);

const record: BotsRecord = {
  all: 0,
  playing: 0,
  snapshots: 0,
  joins: 0,
  aways: [],
  endings: [],
  refusals: [],
  purchases: [],
};
const bots: Bot[] = [];
const buyers: Buyer[] = [];
const state = { turn: 0, hasLeft: false };

const answers: FleetBots = {
  async join(plan) {
    useBrowserSockets(plan.url);
    const seeds = generateSeeds(plan.seed);
    const groups = plan.groups.map(({ gameId, count }) => createGroup(plan, seeds, gameId, count));
    for (const planned of plan.buyers)
      buyers.push(createBuyer({ url: plan.url, seed: seeds.next().value }, planned, record));
    bots.push(...groups.flat(), ...buyers.map(({ bot }) => bot));
    // The first of each group opens its room.
    await joinAll(groups.map(([first]) => first!));
    await joinAll([...groups.flatMap(([, ...others]) => others), ...buyers.map(({ bot }) => bot)]);
    setInterval(playAll, PLAY_EVERY_MS / TURNS);
    if (plan.visitedGameId !== null) void visitAgainAndAgain(plan, plan.visitedGameId);
  },
  async read() {
    return {
      ...record,
      all: bots.length,
      playing: bots.filter(isPlaying).length,
    };
  },
  async finishPurchases() {
    await Promise.all(buyers.map((buyer) => buyer.finish()));
  },
  async leave() {
    state.hasLeft = true;
    for (const bot of bots) leaveRoom(bot);
  },
};
const calls = createCallChannel((message) => void process.send!(message), { ...answers } as never);
process.on('message', (message) => void calls.receive(message));
process.on('disconnect', () => process.exit());

/** A seed for each bot. */
function* generateSeeds(seed: number): Generator<number, never> {
  const numbers = generateRandomNumbers(seed);
  for (;;) yield 1 + Math.floor(numbers.next().value * SEED_MAX);
}

function createGroup(
  { url }: BotsPlan,
  seeds: Generator<number, never>,
  gameId: string,
  count: number,
): Bot[] {
  const group: Bot[] = [];
  const query = (bot: Bot): string => {
    const roomId = group[0] === bot ? undefined : group[0]?.seat?.roomId;
    return roomId === undefined ? '?newRoom=public' : `?roomId=${roomId}`;
  };
  for (let index = 0; index < count; index += 1) {
    const bot: Bot = createBot({ url, gameId, query: () => query(bot), seed: seeds.next().value }, record);
    group.push(bot);
  }
  return group;
}

async function joinAll(waiting: readonly Bot[]): Promise<void> {
  const left = [...waiting];
  const joinNext = async (): Promise<void> => {
    for (let bot = left.shift(); bot !== undefined; bot = left.shift()) await joinRoom(bot);
  };
  await Promise.all(Array.from({ length: JOINS_AT_ONCE }, joinNext));
}

function playAll(): void {
  state.turn = (state.turn + 1) % TURNS;
  for (let index = state.turn; index < bots.length; index += TURNS) {
    const bot = bots[index]!;
    if (!bot.hasLeft && !playOn(bot, PLAY_EVERY_MS / 1000)) void joinRoom(bot);
  }
}

/** Joins and leaves a game all the time, to see when that is not possible. */
async function visitAgainAndAgain({ url, seed }: BotsPlan, gameId: string): Promise<void> {
  while (!state.hasLeft) {
    const bot = createBot({ url, gameId, query: () => '', seed }, record);
    await joinRoom(bot);
    leaveRoom(bot);
    await pause(VISIT_EVERY_MS);
  }
}

/** Sockets that say where they come from, like those of a page. Each has its own network. */
function useBrowserSockets(origin: string): void {
  let opened = 0;
  class BotSocket extends WebSocket {
    constructor(address: URL) {
      opened += 1;
      const network = `10.${(opened >> 16) & 255}.${(opened >> 8) & 255}.${opened & 255}`;
      super(address, { origin, headers: { 'x-forwarded-for': network } });
    }
  }
  globalThis.WebSocket = BotSocket as never;
}
