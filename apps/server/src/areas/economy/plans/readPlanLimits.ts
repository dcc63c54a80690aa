import type { PricingPlan } from '@playloom/api-contract';
import { and, eq, gt } from 'drizzle-orm';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithPlans } from './readPlans.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { subscriptions, users } from '../../../storage/schema.ts';
import { STARTERS_USERNAME } from '../../identity/users/startersAccount.ts';

type PlanLimits = PricingPlan['limits'];

const NONE: PlanLimits = {
  rooms: null,
  playersPerRoom: null,
  storageMegabytes: null,
  collaborators: null,
  sleepHours: null,
  keptRooms: null,
};
const FREE_TIER = 't1';

/** Reads the limits of a creator's tier. Playloom's own games have no limits. */
export async function readPlanLimits(
  { clock, plans, log }: WithClock & WithLog & WithPlans,
  db: Db,
  userId: string,
): Promise<PlanLimits> {
  const runs = and(eq(subscriptions.userId, users.id), gt(subscriptions.paidUntil, clock.now()));
  const [row] = await db
    .select({ username: users.username, tier: subscriptions.tier })
    .from(users)
    .leftJoin(subscriptions, runs)
    .where(eq(users.id, userId));
  if (row?.username === STARTERS_USERNAME) return NONE;
  const tier = row?.tier ?? FREE_TIER;
  const plan = plans.find((one) => one.tier === tier);
  if (plan) return plan.limits;
  if (tier !== FREE_TIER)
    log.warn({ userId, tier }, 'the plan of an account is not in PLANS_FILE: the free limits apply');
  return findLowestPlan(plans)?.limits ?? NONE;
}

/**
 * Finds the free plan, or the cheapest one if the free plan is not listed. A plan without a price is treated as the
 * most expensive.
 */
function findLowestPlan(plans: readonly PricingPlan[]): PricingPlan | undefined {
  const price = ({ tier, monthlyPriceCents }: PricingPlan): number =>
    tier === FREE_TIER ? -1 : (monthlyPriceCents ?? Infinity);
  return plans.toSorted((a, b) => (price(a) < price(b) ? -1 : 1))[0];
}
