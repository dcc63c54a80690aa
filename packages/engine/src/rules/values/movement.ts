import type { ValueRunners } from '../runnerTypes.ts';

export const movementValues = {} satisfies Partial<ValueRunners>;
