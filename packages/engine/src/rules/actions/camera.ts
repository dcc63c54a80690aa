import type { ActionRunners } from '../runnerTypes.ts';

export const cameraActions = {} satisfies Partial<ActionRunners>;
