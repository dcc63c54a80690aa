import type { ActionRunners } from '../runnerTypes.ts';

export const messagesActions = {} satisfies Partial<ActionRunners>;
