import type { ActionRunners } from '../runnerTypes.ts';

export const tradeActions = {} satisfies Partial<ActionRunners>;
