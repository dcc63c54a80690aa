import type { ValueRunners } from '../runnerTypes.ts';

export const randomValues = {} satisfies Partial<ValueRunners>;
