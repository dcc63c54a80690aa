import type { ValueEvaluators } from '../runners/runnerTypes.ts';

export const tradeValueEvaluators = {
  isInDialogue:
    ({ player }) =>
    (world, thread) => {
      const id = player(world, thread);
      return id !== null && (world.players.get(id)?.dialogue ?? null) !== null;
    },
} satisfies Partial<ValueEvaluators>;
