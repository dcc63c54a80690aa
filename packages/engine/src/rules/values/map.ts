import type { ValueRunners } from '../runnerTypes.ts';

export const mapValues = {} satisfies Partial<ValueRunners>;
