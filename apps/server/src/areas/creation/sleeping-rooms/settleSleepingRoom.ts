import { eq } from 'drizzle-orm';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { sleepingRooms } from '../../../storage/schema.ts';
import type { WithPlans } from '../../economy/plans/readPlans.ts';
import { enforceKeptRooms } from './enforceKeptRooms.ts';
import { findGameOfRoom } from './sleepingRoomQueries.ts';

/** Ends the claim on a sleeping room. The record of an open room is deleted by the next clean-up. */
export async function settleSleepingRoom(
  services: WithClock & WithLog & WithDatabase & WithPlans,
  roomId: string,
  outcome: 'open' | 'asleep' | 'failed',
): Promise<void> {
  const { db, clock } = services;
  const isRoom = eq(sleepingRooms.roomId, roomId);
  if (outcome === 'open') await db.delete(sleepingRooms).where(isRoom);
  else if (outcome === 'failed') await db.update(sleepingRooms).set({ failedAt: clock.now() }).where(isRoom);
  else await endClaim(services, roomId);
}

/** While a room was claimed, another one may have taken its place. */
async function endClaim(
  services: WithClock & WithLog & WithDatabase & WithPlans,
  roomId: string,
): Promise<void> {
  const { db } = services;
  await db.update(sleepingRooms).set({ claimedAt: null }).where(eq(sleepingRooms.roomId, roomId));
  const game = await findGameOfRoom(db, roomId);
  if (game !== null) await enforceKeptRooms(services, game);
}
