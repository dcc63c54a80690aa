import type { ValueRunners } from '../runnerTypes.ts';

export const projectilesValues = {} satisfies Partial<ValueRunners>;
