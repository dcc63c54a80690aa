import type { ValueRunners } from '../runnerTypes.ts';

export const itemsValues = {} satisfies Partial<ValueRunners>;
