import { pricingPlanSchema, type PricingPlan } from '@playloom/api-contract';
import { z } from 'zod';
import { readListFile } from '../../process/readListFile.ts';
import { defaultPlans } from './defaultPlans.ts';

const plansSchema = z
  .array(pricingPlanSchema)
  .min(1, 'There must be at least one plan.')
  .refine((plans) => new Set(plans.map(({ tier }) => tier)).size === plans.length, {
    error: 'No tier may appear twice.',
    // A broken list is reported by its own problem; this one would only hide it.
    when: ({ issues }) => issues.length === 0,
  });

/** The operator's own plans replace ours as a whole. */
export function readPlans(plansFile: string | undefined): PricingPlan[] {
  return plansFile === undefined ? defaultPlans : readListFile('PLANS_FILE', plansFile, plansSchema);
}
