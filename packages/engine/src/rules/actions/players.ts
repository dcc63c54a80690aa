import type { ActionRunners } from '../runnerTypes.ts';

export const playersActions = {} satisfies Partial<ActionRunners>;
