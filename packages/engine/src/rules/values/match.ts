import type { ValueRunners } from '../runnerTypes.ts';

export const matchValues = {} satisfies Partial<ValueRunners>;
