import type { ValueRunners } from '../runnerTypes.ts';

export const tradeValues = {} satisfies Partial<ValueRunners>;
