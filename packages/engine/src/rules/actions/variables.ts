import type { ActionRunners } from '../runnerTypes.ts';

export const variablesActions = {} satisfies Partial<ActionRunners>;
