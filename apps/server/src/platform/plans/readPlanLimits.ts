import type { PricingPlan } from '@playloom/api-contract';
import { and, eq, gt } from 'drizzle-orm';
import type { Services } from '../../services.ts';
import type { Db } from '../../storage/openDatabase.ts';
import { subscriptions, users } from '../../storage/schema.ts';
import { STARTERS_CREATOR } from '../starters/publishStarters.ts';

type PlanLimits = PricingPlan['limits'];

const NONE: PlanLimits = { rooms: null, playersPerRoom: null, storageMegabytes: null, collaborators: null };
const FREE_TIER = 't1';

/** The limits of a creator's tier. Playloom's own games have no limits. */
export async function readPlanLimits(
  { clock, plans }: Pick<Services, 'clock' | 'plans'>,
  db: Db,
  userId: string,
): Promise<PlanLimits> {
  const runs = and(eq(subscriptions.userId, users.id), gt(subscriptions.paidUntil, clock.now()));
  const [row] = await db
    .select({ username: users.username, tier: subscriptions.tier })
    .from(users)
    .leftJoin(subscriptions, runs)
    .where(eq(users.id, userId));
  if (row?.username === STARTERS_CREATOR) return NONE;
  return plans.find(({ tier }) => tier === (row?.tier ?? FREE_TIER))?.limits ?? NONE;
}
