import type { Benchmark } from './measure/Benchmark.ts';
import { BOTS_PER_ROOM, measureLateness, ROOMS } from './rooms/measureLateness.ts';

const GOAL = 1;

export const roomLateness: Benchmark = {
  name: 'Tick lateness',
  question: `how late ticks start at the 99th percentile, in tick periods: ${ROOMS * BOTS_PER_ROOM} bots from another process in ${ROOMS} rooms of the seven starter games, each steering ten times a second`,
  async run() {
    const { value, figures } = await measureLateness();
    return { figures, result: { value, unit: 'tick periods', goal: GOAL, better: 'lower' } };
  },
};
