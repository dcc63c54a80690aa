import type { ActionRunners } from '../runnerTypes.ts';

export const mapActions = {} satisfies Partial<ActionRunners>;
