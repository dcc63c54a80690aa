import type { ValueRunners } from '../runnerTypes.ts';

export const timeValues = {} satisfies Partial<ValueRunners>;
