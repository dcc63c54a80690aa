import type { Benchmark } from './measure/Benchmark.ts';
import { computeMedian } from './measure/compareRates.ts';
import { type Lateness, measureLateness } from './rooms/measureLateness.ts';
import { openWire } from './rooms/openWire.ts';
import { startPlayloomWire } from './rooms/startPlayloomWire.ts';

const CLIENTS = 200;
const ROUNDS = 6;
const SECONDS = 3;
const WARM_UP_SECONDS = 45;
const LATENESS_ROUNDS = 3;
const GOAL = 1.1;
const WITHOUT = 'roomsWithoutJournal.ts';

export const journalCpu: Benchmark = {
  name: 'CPU time of journals',
  question: `CPU time of all threads per snapshot, as a multiple of a rooms process without journals; the scene of wireCpu`,
  async run() {
    const ours = await openWire('playloom', await startPlayloomWire(CLIENTS), CLIENTS);
    const without = await openWire('playloom', await startPlayloomWire(CLIENTS, WITHOUT), CLIENTS);
    try {
      await Promise.all([ours.measure(WARM_UP_SECONDS), without.measure(WARM_UP_SECONDS)]);
      const rounds: { ours: number; without: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        // The other side is paused. The order alternates between rounds.
        const figures = { ours: 0, without: 0 };
        for (const side of round % 2 === 0 ? ([ours, without] as const) : ([without, ours] as const)) {
          const { cpuPerSnapshot } = await side.measure(SECONDS);
          figures[side === ours ? 'ours' : 'without'] = cpuPerSnapshot;
        }
        rounds.push(figures);
      }
      const ratios = rounds.map((round) => round.ours / round.without);
      return {
        figures: [
          `with journals: ${computeMedian(rounds.map((round) => round.ours)).toFixed(1)} ms per snapshot`,
          `without: ${computeMedian(rounds.map((round) => round.without)).toFixed(1)} ms`,
          `ratio per round: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`,
        ],
        result: { value: computeMedian(ratios), unit: 'times as much', goal: GOAL, better: 'lower' },
      };
    } finally {
      await ours.close();
      await without.close();
    }
  },
};

export const journalLateness: Benchmark = {
  name: 'Lateness of ticks because of journals',
  question:
    'how late ticks start at the 99th percentile, as a multiple of a rooms process without journals; the rooms of roomLateness',
  async run() {
    const rounds: { ours: Lateness; without: Lateness }[] = [];
    for (let round = 0; round < LATENESS_ROUNDS; round += 1)
      rounds.push({ without: await measureLateness(WITHOUT), ours: await measureLateness() });
    const ours = computeMedian(rounds.map((round) => round.ours.value));
    const without = computeMedian(rounds.map((round) => round.without.value));
    const list = (side: 'ours' | 'without'): string =>
      rounds.map((round) => `${round[side].value.toFixed(2)} (${round[side].cores.toFixed(2)})`).join(', ');
    return {
      figures: [
        `in tick periods, and cores in use, with journals: ${list('ours')}`,
        `without: ${list('without')}`,
      ],
      result: { value: ours / without, unit: 'times as late', goal: GOAL, better: 'lower' },
    };
  },
};
