import type { ValueRunners } from '../runnerTypes.ts';

export const numbersValues = {} satisfies Partial<ValueRunners>;
