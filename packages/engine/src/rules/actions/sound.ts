import type { ActionRunners } from '../runnerTypes.ts';

export const soundActions = {} satisfies Partial<ActionRunners>;
