import type { SleepingRoomClaim, SleepingRoomQuery } from '@playloom/room-contract';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { readPlanLimits } from '../../economy/plans/readPlanLimits.ts';
import type { WithPlans } from '../../economy/plans/readPlans.ts';
import { findGame } from '../games/gameQueries.ts';
import { findRoomToWake, markClaimed } from './sleepingRoomQueries.ts';

/** Gives a sleeping room to the process that asks first. Others learn that it is about to open. */
export async function claimSleepingRoom(
  services: WithClock & WithLog & WithDatabase & WithPlans,
  query: SleepingRoomQuery,
): Promise<SleepingRoomClaim> {
  const { db, clock } = services;
  const game = await findGame(db, query.gameId);
  if (!game) return null;
  const claimed = await markClaimed(db, query, clock.now());
  if (claimed === null) {
    const waking = await findRoomToWake(db, query, clock.now());
    return waking && { kind: 'waking', roomId: waking.roomId };
  }
  const { roomId, gameId, release, lobbyCode, ownerId } = claimed;
  // The plan may have changed since the room fell asleep.
  const { playersPerRoom } = await readPlanLimits(services, db, game.creatorId);
  const maxPlayers = Math.min(claimed.maxPlayers, playersPerRoom ?? claimed.maxPlayers);
  return { kind: 'claimed', room: { roomId, gameId, release, lobbyCode, ownerId, maxPlayers } };
}
