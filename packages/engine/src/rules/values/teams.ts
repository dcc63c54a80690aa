import type { ValueRunners } from '../runnerTypes.ts';

export const teamsValues = {} satisfies Partial<ValueRunners>;
