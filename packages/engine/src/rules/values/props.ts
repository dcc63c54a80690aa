import type { ValueRunners } from '../runnerTypes.ts';

export const propsValues = {} satisfies Partial<ValueRunners>;
