import { isRuleActive } from '../../triggers/runRules.ts';
import type { ValueEvaluators } from '../runners/runnerTypes.ts';

export const flowValueEvaluators = {
  isRuleEnabled:
    ({ rule }) =>
    (world, thread) => {
      const found = world.game.rules.get(rule(world, thread) ?? '');
      return found !== undefined && isRuleActive(world, found);
    },
} satisfies Partial<ValueEvaluators>;
