import { PlayersLimitReached } from '../../../http/errors.ts';
import type { Services } from '../../../app/services.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { readPlanLimits } from './readPlanLimits.ts';

/** Rejects rooms larger than the plan of the game's owner allows. The error contains the limit. */
export async function checkPlayersLimit(
  services: Pick<Services, 'clock' | 'plans' | 'log'>,
  db: Db,
  { ownerId, maxPlayers }: { ownerId: string; maxPlayers: number },
): Promise<void> {
  const { playersPerRoom } = await readPlanLimits(services, db, ownerId);
  if (playersPerRoom !== null && maxPlayers > playersPerRoom) throw PlayersLimitReached(playersPerRoom);
}
