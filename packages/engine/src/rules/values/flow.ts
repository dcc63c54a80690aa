import type { ValueRunners } from '../runnerTypes.ts';

export const flowValues = {} satisfies Partial<ValueRunners>;
