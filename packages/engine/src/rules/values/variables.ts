import type { ValueRunners } from '../runnerTypes.ts';

export const variablesValues = {} satisfies Partial<ValueRunners>;
