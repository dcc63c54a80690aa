import { setTimeout as pause } from 'node:timers/promises';
import { addAccounts } from './load/addAccounts.ts';
import { METRICS_TOKEN, readMetrics } from './load/readMetrics.ts';
import { findGameIds } from './load/findGameIds.ts';
import { reserveSeat } from './load/reserveSeat.ts';
import type { Benchmark, BenchmarkSite } from './measure/Benchmark.ts';
import { ROOM_BOTS_METHODS, type RoomBots } from './rooms/RoomBots.ts';
import { startCallableProcess } from './rooms/startCallableProcess.ts';
import { startSite } from './startSite.ts';

const GAMES = ['arena', 'blob', 'harbour', 'harbour-island', 'kickoff', 'nightfall', 'skyline'];
const PLAYERS = 500;
const JOINS_AT_ONCE = 4;
/** Until then, code is compiled, rooms record their last five minutes, and memory grows. */
const WARM_UP_MINUTES = 6;
const MINUTES = 10;
const LOOK_EVERY_MS = 10_000;
const MEGABYTE = 1024 ** 2;
/** More than this would fill 2 GB in less than a day. */
const GROWTH_MAX_MB = 1.5;

type MemoryPart = 'serverMb' | 'heapMb' | 'youngMb' | 'roomsMb';

interface Sample {
  readonly minute: number;
  readonly serverMb: number;
  /** Parts of `serverMb`: all heaps of V8, and the young generation, which is never smaller again. */
  readonly heapMb: number;
  readonly youngMb: number;
  readonly roomsMb: number;
  readonly ticks: number;
  readonly lateTicks: number;
}

export const holdLoad: Benchmark = {
  name: 'Load of 500 players',
  question: `percentage of ticks that start more than a tick period late, in the worst minute: ${PLAYERS} players with accounts join by HTTP, steer and write for ${MINUTES} minutes in rooms of the seven starters`,
  async run() {
    const site = await startSite({ METRICS_TOKEN, TRUST_PROXY: '1' });
    const bots = startCallableProcess<RoomBots>('roomBots.ts', [], ROOM_BOTS_METHODS);
    try {
      await fillRooms(site, bots);
      const samples: Sample[] = [];
      const startedAt = performance.now();
      const countMinutes = (): number => (performance.now() - startedAt) / 60_000;
      while (countMinutes() < MINUTES) {
        await pause(LOOK_EVERY_MS);
        samples.push(await takeSample(site, countMinutes()));
      }
      const { lost, received, sent, traveled } = await bots.count();
      if (lost.length > 0) throw new Error(`Players were lost: ${lost.join(', ')}`);
      const rooms = (await readMetrics(site))('playloom_room_rooms');
      const warm = samples.filter(({ minute }) => minute >= WARM_UP_MINUTES);
      const late = findLateTicks(warm);
      const growth = { server: findSlope(warm, 'serverMb'), rooms: findSlope(warm, 'roomsMb') };
      const figures = [
        `0 of ${PLAYERS} players lost in ${rooms} rooms, ${traveled} went to another game; ${received} messages to them, ${sent} from them`,
        describeMemory('the server', warm, 'serverMb', growth.server),
        describeMemory('its heap', warm, 'heapMb', findSlope(warm, 'heapMb')),
        describeMemory('its young generation', warm, 'youngMb', findSlope(warm, 'youngMb')),
        describeMemory('the rooms process', warm, 'roomsMb', growth.rooms),
        `late ticks in each minute, in percent: ${late.map((part) => part.toFixed(2)).join(', ')}`,
      ];
      if (growth.server + growth.rooms > GROWTH_MAX_MB)
        throw new Error([...figures, 'Memory grows.'].join('\n'));
      return {
        figures,
        result: {
          value: Math.max(...late),
          unit: '%',
          goal: 1,
          better: 'lower',
        },
      };
    } finally {
      await bots.close();
      await site.stop();
    }
  },
};

async function fillRooms(site: BenchmarkSite, bots: RoomBots): Promise<void> {
  const [gameIds, accounts] = await Promise.all([
    findGameIds(site, GAMES),
    addAccounts(site.databaseUrl, 'player', PLAYERS),
  ]);
  const waiting = accounts.entries();
  const joinNext = async (): Promise<void> => {
    for (const [index, account] of waiting)
      await bots.join([await reserveSeat(site, gameIds[index % gameIds.length]!, account)]);
  };
  await Promise.all(Array.from({ length: JOINS_AT_ONCE }, joinNext));
}

async function takeSample(site: BenchmarkSite, minute: number): Promise<Sample> {
  const read = await readMetrics(site);
  return {
    minute,
    serverMb: read('playloom_process_resident_memory_bytes') / MEGABYTE,
    heapMb: read('playloom_nodejs_heap_size_total_bytes') / MEGABYTE,
    youngMb: read('playloom_nodejs_heap_space_size_total_bytes{space="new"}') / MEGABYTE,
    roomsMb: read('playloom_room_resident_bytes') / MEGABYTE,
    ticks: read('playloom_room_ticks'),
    lateTicks: read('playloom_room_late_ticks'),
  };
}

/** The percentage of ticks that were late, for each minute. */
function findLateTicks(samples: readonly Sample[]): number[] {
  return samples.flatMap((end) => {
    const start = samples.findLast(({ minute }) => minute <= end.minute - 1);
    return start ? [(100 * (end.lateTicks - start.lateTicks)) / (end.ticks - start.ticks)] : [];
  });
}

/** Growth in MB a minute, by the line that fits best. */
function findSlope(samples: readonly Sample[], name: MemoryPart): number {
  const average = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [average(samples.map(({ minute }) => minute)), average(samples.map((one) => one[name]))];
  const both = samples.reduce((sum, one) => sum + (one.minute - x) * (one[name] - y), 0);
  return both / samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
}

function describeMemory(what: string, samples: readonly Sample[], name: MemoryPart, slope: number): string {
  const [first, last] = [samples[0]![name], samples.at(-1)![name]];
  return `${what}: ${first.toFixed(0)} MB after ${WARM_UP_MINUTES} minutes, ${last.toFixed(0)} at the end, ${slope.toFixed(2)} MB a minute`;
}
