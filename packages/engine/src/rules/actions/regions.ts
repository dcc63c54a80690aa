import type { ActionRunners } from '../runnerTypes.ts';

export const regionsActions = {} satisfies Partial<ActionRunners>;
