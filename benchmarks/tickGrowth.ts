import { tick, type World } from '@playloom/engine';
import type { Benchmark } from './measure/Benchmark.ts';
import { computeMedian } from './measure/compareRates.ts';
import { createCrowdWorld } from './scenes/crowd.ts';

const SIZES = [100, 300, 1000, 3000];
const ROUNDS = 200;
/** A little above 1, because larger worlds fit less well into the CPU caches. */
const GOAL = 1.1;

export const tickGrowth: Benchmark = {
  name: 'Tick growth',
  question: 'how the time of a tick grows from 100 to 3,000 units at the same density: 1 is proportional',
  async run() {
    const worlds: World[] = [];
    for (const size of SIZES) worlds.push(await createCrowdWorld(size));
    const times = worlds.map((): number[] => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      worlds.forEach((world, index) => {
        const start = performance.now();
        tick(world, []);
        times[index]!.push(performance.now() - start);
      });
    }
    const medians = times.map((list) => computeMedian(list.slice(ROUNDS / 4)));
    return {
      figures: SIZES.map((size, index) => {
        const milliseconds = medians[index]!;
        return `${size} units: ${milliseconds.toFixed(2)} ms, ${((milliseconds * 1000) / size).toFixed(2)} µs per unit`;
      }),
      // Computed from 300 and 3,000 units. With fewer units, the fixed cost of a tick hides the growth.
      result: {
        value: Math.log(medians[3]! / medians[1]!) / Math.log(SIZES[3]! / SIZES[1]!),
        unit: 'as exponent',
        goal: GOAL,
        better: 'lower',
      },
    };
  },
};
