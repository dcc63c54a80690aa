import type { PricingPlan } from '@playloom/api-contract';

export type NamedPlan = PricingPlan & { name: string };
