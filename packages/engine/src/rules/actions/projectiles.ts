import type { ActionRunners } from '../runnerTypes.ts';

export const projectilesActions = {} satisfies Partial<ActionRunners>;
