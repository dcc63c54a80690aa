import type { Plan } from '@playloom/api-contract';
import { and, eq, gt } from 'drizzle-orm';
import type { Services } from '../../services.ts';
import type { Db } from '../../storage/openDatabase.ts';
import { subscriptions, users } from '../../storage/schema.ts';
import { HOUSE_CREATOR } from '../starters/publishStarters.ts';

export type PlanLimits = Plan['limits'];

const NONE: PlanLimits = { rooms: null, playersPerRoom: null, storageMegabytes: null, collaborators: null };
const FREE_TIER = 't1';

/** What a creator's tier gives them; the house's own games know no limits. */
export async function readLimits(
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
  if (row?.username === HOUSE_CREATOR) return NONE;
  return plans.find(({ tier }) => tier === (row?.tier ?? FREE_TIER))?.limits ?? NONE;
}
