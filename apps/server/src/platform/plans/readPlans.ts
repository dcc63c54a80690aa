import { readFileSync } from 'node:fs';
import { planSchema, type Plan } from '@playloom/api-contract';
import { z } from 'zod';
import { ConfigError } from '../../process/ConfigError.ts';
import { defaultPlans } from './defaultPlans.ts';

const plansSchema = z
  .array(planSchema)
  .min(1, 'There must be at least one plan.')
  .refine((plans) => new Set(plans.map(({ tier }) => tier)).size === plans.length, {
    error: 'No tier may appear twice.',
    // A broken list is reported by its own problem; this one would only hide it.
    when: ({ issues }) => issues.length === 0,
  });

/** The operator's own plans replace ours as a whole. A wrong file stops the start, naming what is wrong in it. */
export function readPlans(plansFile: string | undefined): Plan[] {
  if (plansFile === undefined) return defaultPlans;
  const read = plansSchema.safeParse(readJson(plansFile));
  if (read.success) return read.data;
  const [problem] = read.error.issues;
  const place = z.core.toDotPath(problem?.path ?? []) || 'the list';
  throw new ConfigError('PLANS_FILE', `${plansFile} does not fit at ${place}: ${problem?.message}`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ConfigError('PLANS_FILE', `${file} cannot be read as JSON: ${(error as Error).message}`);
  }
}
