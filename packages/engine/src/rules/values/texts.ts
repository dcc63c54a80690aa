import type { ValueRunners } from '../runnerTypes.ts';

export const textsValues = {} satisfies Partial<ValueRunners>;
