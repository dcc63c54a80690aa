import type { ValueRunners } from '../runnerTypes.ts';

export const positionsValues = {} satisfies Partial<ValueRunners>;
