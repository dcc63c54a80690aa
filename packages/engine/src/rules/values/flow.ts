import { isRuleActive } from '../runRules.ts';
import type { ValueRunners } from '../runnerTypes.ts';

export const flowValueRunners = {
  isRuleEnabled:
    ({ rule }) =>
    (world, thread) => {
      const found = world.game.rules.get(rule(world, thread) ?? '');
      return found !== undefined && isRuleActive(world, found);
    },
} satisfies Partial<ValueRunners>;
