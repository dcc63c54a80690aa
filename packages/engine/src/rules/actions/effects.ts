import type { ActionRunners } from '../runnerTypes.ts';

export const effectsActions = {} satisfies Partial<ActionRunners>;
