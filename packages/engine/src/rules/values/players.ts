import type { ValueRunners } from '../runnerTypes.ts';

export const playersValues = {} satisfies Partial<ValueRunners>;
