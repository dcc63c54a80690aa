import { toSeconds } from '../../world/time.ts';
import type { ValueEvaluators } from '../runners/runnerTypes.ts';

export const timeValueEvaluators = {
  secondsPlayed: () => (world) => toSeconds(world, world.tick),
  timerLeft:
    ({ timer }) =>
    (world, thread) => {
      const running = world.timers.get(timer(world, thread));
      return running === undefined ? 0 : toSeconds(world, running.endsAt - world.tick);
    },
} satisfies Partial<ValueEvaluators>;
