import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import { acquireTransactionLock } from '../../../storage/acquireTransactionLock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { readPlanLimits } from '../../economy/plans/readPlanLimits.ts';
import type { WithPlans } from '../../economy/plans/readPlans.ts';
import { evictRoomsOverLimit } from './evictRoomsOverLimit.ts';
import { listByPlay } from './sleepingRoomQueries.ts';

/**
 * Takes their place from rooms of a game that the plan does not keep. There are too many if another room fell asleep
 * while one was about to open and then did not, or if the plan has become smaller.
 */
export async function enforceKeptRooms(
  services: WithClock & WithLog & WithDatabase & WithPlans,
  { gameId, creatorId }: { gameId: string; creatorId: string },
): Promise<void> {
  const { db, clock } = services;
  const limit = (await readPlanLimits(services, db, creatorId)).keptRooms;
  if (limit === null) return;
  const now = clock.now();
  await db.transaction(async (tx) => {
    await acquireTransactionLock(tx, `sleeping rooms of ${gameId}`);
    const kept = (await listByPlay(tx, gameId, now)).filter(({ evictedAt }) => evictedAt === null);
    if (kept.length > limit) await evictRoomsOverLimit(tx, gameId, { limit, now });
  });
}
