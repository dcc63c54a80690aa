import type { ValueRunners } from '../runnerTypes.ts';

export const regionsValues = {} satisfies Partial<ValueRunners>;
