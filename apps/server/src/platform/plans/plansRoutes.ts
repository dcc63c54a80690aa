import { endpoints, tiers } from '@playloom/api-contract';
import { READS } from '../../http/limits.ts';
import { openRoute, type Route } from '../../http/route.ts';
import { succeed } from '../../http/succeed.ts';
import type { Services } from '../../services.ts';

export function plansRoutes(services: Services): Route[] {
  const plans = services.plans.map((plan) => ({ ...plan, name: tiers[plan.tier] }));
  return [openRoute(endpoints.listPlans, READS, async () => succeed(plans))];
}
