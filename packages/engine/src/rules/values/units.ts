import type { ValueRunners } from '../runnerTypes.ts';

export const unitsValues = {} satisfies Partial<ValueRunners>;
