import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { YOUNG_GENERATION } from '../apps/server/src/rooms-gateway/forkRooms.ts';
import type { Benchmark } from './measure/Benchmark.ts';
import { computeMedian } from './measure/compareRates.ts';

const MEGABYTE = 1_000_000;
const FEW = 1;
const MANY = 11;
const ROUNDS = 3;
/** Half of the 4.4 MB that a room with scripts took in the first measurement. */
const GOAL_MB = 2.2;
const run = promisify(execFile);

interface Sizes {
  readonly rss: number;
  readonly heapUsed: number;
  readonly external: number;
}

export const roomMemory: Benchmark = {
  name: 'Room memory',
  question: `(resident size with ${MANY} rooms − with ${FEW}) ÷ ${MANY - FEW}, a game without and one with scripts, eight bots in each`,
  async run() {
    const plain = await measure('arena', [YOUNG_GENERATION]);
    const scripted = await measure('nightfall', [YOUNG_GENERATION]);
    return {
      figures: [
        describe('arena, without scripts', plain),
        describe('nightfall, with scripts', scripted),
        describe('nightfall, unlimited young generation', await measure('nightfall', [])),
      ],
      result: { value: scripted.rss / MEGABYTE, unit: 'MB with scripts', goal: GOAL_MB, better: 'lower' },
    };
  },
};

async function measure(slug: string, flags: string[]): Promise<Sizes> {
  const rounds: Sizes[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [few, many] = [await hold(slug, FEW, flags), await hold(slug, MANY, flags)];
    const each = (size: keyof Sizes) => (many[size] - few[size]) / (MANY - FEW);
    rounds.push({ rss: each('rss'), heapUsed: each('heapUsed'), external: each('external') });
  }
  const middle = (size: keyof Sizes) => computeMedian(rounds.map((sizes) => sizes[size]));
  return { rss: middle('rss'), heapUsed: middle('heapUsed'), external: middle('external') };
}

async function hold(slug: string, rooms: number, flags: string[]): Promise<Sizes> {
  const script = join(import.meta.dirname, 'peers/holdRooms.ts');
  const { stdout } = await run(process.execPath, [...flags, script, slug, String(rooms)]);
  return JSON.parse(stdout) as Sizes;
}

function describe(name: string, { rss, heapUsed, external }: Sizes): string {
  const [resident, heap, outside] = [rss, heapUsed, external].map((size) => (size / MEGABYTE).toFixed(2));
  return `${name}: ${resident} MB resident, including ${heap} MB JavaScript and ${outside} MB reserved outside`;
}
