import type { ValueRunners } from '../runnerTypes.ts';

export const logicValues = {} satisfies Partial<ValueRunners>;
