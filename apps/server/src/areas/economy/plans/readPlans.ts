import { pricingPlanSchema, type PricingPlan } from '@playloom/api-contract';
import { z } from 'zod';
import { readJsonConfigFile } from '../../../process/readJsonConfigFile.ts';
import { defaultPlans } from './defaultPlans.ts';

const plansSchema = z
  .array(pricingPlanSchema)
  .min(1, 'There must be at least one plan.')
  .refine((plans) => new Set(plans.map(({ tier }) => tier)).size === plans.length, {
    error: 'Each tier can appear only once.',
    // If the list itself is invalid, reporting duplicates would only distract from that.
    when: ({ issues }) => issues.length === 0,
  });

/** Reads the plans. If the operator has defined any, they replace the default ones completely. */
export function readPlans(plansFile: string | undefined): PricingPlan[] {
  return plansFile === undefined ? defaultPlans : readJsonConfigFile('PLANS_FILE', plansFile, plansSchema);
}

export interface WithPlans {
  plans: readonly PricingPlan[];
}
