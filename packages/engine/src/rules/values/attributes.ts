import type { ValueRunners } from '../runnerTypes.ts';

export const attributesValues = {} satisfies Partial<ValueRunners>;
