import type { Plan } from '@playloom/api-contract';

export type NamedPlan = Plan & { name: string };
