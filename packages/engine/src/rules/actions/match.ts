import type { ActionRunners } from '../runnerTypes.ts';

export const matchActions = {} satisfies Partial<ActionRunners>;
