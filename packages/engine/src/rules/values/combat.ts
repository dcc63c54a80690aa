import type { ValueRunners } from '../runnerTypes.ts';

export const combatValues = {} satisfies Partial<ValueRunners>;
