import type { ActionRunners } from '../runnerTypes.ts';

export const aiActions = {} satisfies Partial<ActionRunners>;
