import { eq } from 'drizzle-orm';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { sleepingRooms } from '../../../storage/schema.ts';

/** Ends the claim on a sleeping room. The record of an open room is deleted by the next clean-up. */
export async function settleSleepingRoom(
  { db, clock }: WithClock & WithDatabase,
  roomId: string,
  outcome: 'open' | 'asleep' | 'failed',
): Promise<void> {
  const isRoom = eq(sleepingRooms.roomId, roomId);
  if (outcome === 'open') await db.delete(sleepingRooms).where(isRoom);
  else if (outcome === 'asleep') await db.update(sleepingRooms).set({ claimedAt: null }).where(isRoom);
  else await db.update(sleepingRooms).set({ failedAt: clock.now() }).where(isRoom);
}
