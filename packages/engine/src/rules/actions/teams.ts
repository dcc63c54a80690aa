import type { ActionRunners } from '../runnerTypes.ts';

export const teamsActions = {} satisfies Partial<ActionRunners>;
