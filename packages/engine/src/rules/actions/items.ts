import type { ActionRunners } from '../runnerTypes.ts';

export const itemsActions = {} satisfies Partial<ActionRunners>;
