import { PlayersLimitReached } from '../../../http/errors.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithPlans } from './readPlans.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { readPlanLimits } from './readPlanLimits.ts';

/** Rejects rooms larger than the plan of the game's owner allows. The error contains the limit. */
export async function checkPlayersLimit(
  services: WithClock & WithLog & WithPlans,
  db: Db,
  { ownerId, maxPlayers }: { ownerId: string; maxPlayers: number },
): Promise<void> {
  const { playersPerRoom } = await readPlanLimits(services, db, ownerId);
  if (playersPerRoom !== null && maxPlayers > playersPerRoom) throw PlayersLimitReached(playersPerRoom);
}
