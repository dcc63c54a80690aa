import { setTimeout as pause } from 'node:timers/promises';
import { type Account, addAccounts } from './load/addAccounts.ts';
import { findGameIds } from './load/findGameIds.ts';
import { METRICS_TOKEN, readMetrics } from './load/readMetrics.ts';
import { reserveSeat } from './load/reserveSeat.ts';
import type { Benchmark, BenchmarkSite } from './measure/Benchmark.ts';
import { ROOM_BOTS_METHODS, type RoomBots } from './rooms/RoomBots.ts';
import { startCallableProcess } from './rooms/startCallableProcess.ts';
import { startSite } from './startSite.ts';

const GAMES = ['arena', 'blob', 'harbour', 'harbour-island', 'kickoff', 'nightfall', 'skyline'];
const ROOMS = 20;
const PLAYERS_PER_ROOM = 8;
/** Until then, code is compiled and the young generations have their size. */
const PLAY_MS = 60_000;
const AFTER_CLOSING_MS = 30_000;
const LOOK_EVERY_MS = 1_000;
const MEGABYTE = 1_000_000;
const PACKED_GOAL_MB = 350;
const FREED_GOAL_MB = 40;
const SCENE = `${ROOMS} rooms of the seven starters with ${PLAYERS_PER_ROOM} players each, over HTTP and real sockets`;

/** Resident memory of the rooms process, in MB. */
interface Sizes {
  readonly idle: number;
  readonly full: number;
  readonly after: number;
}

const done: Promise<Sizes>[] = [];

export const packedRooms: Benchmark = {
  name: 'Memory of 20 rooms',
  question: `resident memory of the rooms process after a minute with ${SCENE}`,
  async run() {
    const sizes = await measureOnce();
    return {
      figures: describe(sizes),
      result: { value: sizes.full, unit: 'MB', goal: PACKED_GOAL_MB, better: 'lower' },
    };
  },
};

export const freedRooms: Benchmark = {
  name: 'Memory after rooms have closed',
  question: `resident memory of the rooms process ${AFTER_CLOSING_MS / 1000} s after they have closed, minus before: ${SCENE}`,
  async run() {
    const sizes = await measureOnce();
    return {
      figures: describe(sizes),
      result: { value: sizes.after - sizes.idle, unit: 'MB', goal: FREED_GOAL_MB, better: 'lower' },
    };
  },
};

/** Runs the measurement once. Both benchmarks of this file share its result. */
function measureOnce(): Promise<Sizes> {
  return (done[0] ??= measure());
}

async function measure(): Promise<Sizes> {
  const site = await startSite({ METRICS_TOKEN, TRUST_PROXY: '1' });
  try {
    // The spare thread is warm by then.
    await pause(AFTER_CLOSING_MS);
    const idle = await readSize(site);
    const full = await playInRooms(site);
    while ((await readMetrics(site))('playloom_room_rooms') > 0) await pause(LOOK_EVERY_MS);
    await pause(AFTER_CLOSING_MS);
    return { idle, full, after: await readSize(site) };
  } finally {
    await site.stop();
  }
}

async function playInRooms(site: BenchmarkSite): Promise<number> {
  const [gameIds, accounts] = await Promise.all([
    findGameIds(site, GAMES),
    addAccounts(site.databaseUrl, 'packed', ROOMS * PLAYERS_PER_ROOM),
  ]);
  const bots = startCallableProcess<RoomBots>('roomBots.ts', [], ROOM_BOTS_METHODS);
  try {
    for (let room = 0; room < ROOMS; room += 1) {
      const gameId = gameIds[room % gameIds.length]!;
      await fillRoom(site, bots, gameId, accounts.splice(0, PLAYERS_PER_ROOM));
    }
    await pause(PLAY_MS);
    const { lost } = await bots.count();
    if (lost.length > 0) throw new Error(`Players were lost: ${lost.join(', ')}`);
    const rooms = (await readMetrics(site))('playloom_room_rooms');
    if (rooms !== ROOMS) throw new Error(`There are ${rooms} rooms.`);
    return await readSize(site);
  } finally {
    await bots.close();
  }
}

/** The first player opens the room, and the others join it. */
async function fillRoom(
  site: BenchmarkSite,
  bots: RoomBots,
  gameId: string,
  [first, ...others]: readonly Account[],
): Promise<void> {
  const { roomId, ...seat } = await reserveSeat(site, gameId, first!, { newRoom: 'public' });
  await bots.join([seat]);
  for (const account of others) await bots.join([await reserveSeat(site, gameId, account, { roomId })]);
}

async function readSize(site: BenchmarkSite): Promise<number> {
  return (await readMetrics(site))('playloom_room_resident_bytes') / MEGABYTE;
}

function describe({ idle, full, after }: Sizes): string[] {
  const [before, during, later] = [idle, full, after].map((size) => size.toFixed(0));
  return [
    `${before} MB before, ${during} MB with ${ROOMS} rooms, ${later} MB ${AFTER_CLOSING_MS / 1000} s after they had closed`,
  ];
}
