import { endpoints, tiers } from '@playloom/api-contract';
import { READ_RATE_LIMIT } from '../../../http/limits.ts';
import { sessionlessRoute, type Route } from '../../../http/route.ts';
import { respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithPlans } from './readPlans.ts';

export function plansRoutes(services: WithPlans): Route[] {
  const plans = services.plans.map((plan) => ({ ...plan, name: tiers[plan.tier] }));
  return [sessionlessRoute(endpoints.listPlans, READ_RATE_LIMIT, async () => respondSuccess(plans))];
}
