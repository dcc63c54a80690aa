import { TIMERS_MAX } from '../../world/limits.ts';
import { toTicks } from '../../world/time.ts';
import type { ActionRunners } from '../runners/runnerTypes.ts';

export const timerActionRunners = {
  startTimer:
    ({ timer, seconds, mode }) =>
    (world, thread) => {
      const name = timer(world, thread);
      if (world.timers.size >= TIMERS_MAX && !world.timers.has(name)) return;
      const ticks = Math.max(1, toTicks(world, seconds(world, thread)));
      const every = mode(world, thread) === 'again-and-again' ? ticks : 0;
      world.timers.set(name, { endsAt: world.tick + ticks, every });
    },
  stopTimer:
    ({ timer }) =>
    (world, thread) => {
      world.timers.delete(timer(world, thread));
    },
} satisfies Partial<ActionRunners>;
