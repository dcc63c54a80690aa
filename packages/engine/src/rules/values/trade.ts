import type { ValueRunners } from '../runnerTypes.ts';

export const tradeValueRunners = {
  isInDialogue:
    ({ player }) =>
    (world, thread) => {
      const id = player(world, thread);
      return id !== null && (world.players.get(id)?.dialogue ?? null) !== null;
    },
} satisfies Partial<ValueRunners>;
