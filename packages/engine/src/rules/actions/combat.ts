import type { ActionRunners } from '../runnerTypes.ts';

export const combatActions = {} satisfies Partial<ActionRunners>;
