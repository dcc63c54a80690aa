import type { ValueRunners } from '../runnerTypes.ts';

export const listsValues = {} satisfies Partial<ValueRunners>;
