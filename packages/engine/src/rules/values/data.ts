import type { ValueRunners } from '../runnerTypes.ts';

export const dataValues = {} satisfies Partial<ValueRunners>;
