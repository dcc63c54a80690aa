import type { ActionRunners } from '../runnerTypes.ts';

export const dataActions = {} satisfies Partial<ActionRunners>;
