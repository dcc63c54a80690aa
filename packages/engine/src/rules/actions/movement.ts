import type { ActionRunners } from '../runnerTypes.ts';

export const movementActions = {} satisfies Partial<ActionRunners>;
