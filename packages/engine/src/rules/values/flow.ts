import { isRuleActive } from '../runRules.ts';
import type { ValueEvaluators } from '../runnerTypes.ts';

export const flowValueEvaluators = {
  isRuleEnabled:
    ({ rule }) =>
    (world, thread) => {
      const found = world.game.rules.get(rule(world, thread) ?? '');
      return found !== undefined && isRuleActive(world, found);
    },
} satisfies Partial<ValueEvaluators>;
