import type { ActionRunners } from '../runnerTypes.ts';

export const unitsActions = {} satisfies Partial<ActionRunners>;
