import type { ActionRunners } from '../runnerTypes.ts';

export const propsActions = {} satisfies Partial<ActionRunners>;
