import { toSeconds } from '../../world/time.ts';
import type { ValueEvaluators } from '../runners/runnerTypes.ts';

export const matchValueEvaluators = {
  isRoundRunning: () => (world) => world.match.phase === 'round',
  roundNumber: () => (world) => world.match.round,
  roundTimeLeft: () => (world) => {
    const { phase, endsAt } = world.match;
    return phase === 'round' && endsAt !== 0 ? toSeconds(world, Math.max(0, endsAt - world.tick)) : 0;
  },
} satisfies Partial<ValueEvaluators>;
