import type { ActionRunners } from '../runnerTypes.ts';

export const attributesActions = {} satisfies Partial<ActionRunners>;
