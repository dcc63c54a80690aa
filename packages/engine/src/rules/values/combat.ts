import { hasActiveBuff } from '../../systems/buffs/buffs.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { ValueEvaluators } from '../runners/runnerTypes.ts';

export const combatValueEvaluators = {
  hasBuff:
    ({ unit, buff }) =>
    (world, thread) => {
      const found = findUnit(world, unit(world, thread));
      const id = buff(world, thread);
      return found !== null && id !== null && hasActiveBuff(found, id);
    },
} satisfies Partial<ValueEvaluators>;
