import { inArray } from 'drizzle-orm';
import type { Db } from '../../../storage/openDatabase.ts';
import { sleepingRooms } from '../../../storage/schema.ts';
import { EVICTED_ROOMS_MAX } from './limits.ts';
import { listByPlay, setEvicted } from './sleepingRoomQueries.ts';

/**
 * Keeps the rooms that were played most, so that a room that someone has just opened does not end the world of others.
 * Returns the ids of those that lost their place now.
 */
export async function evictRoomsOverLimit(
  tx: Db,
  gameId: string,
  { limit, now }: { limit: number; now: Date },
): Promise<string[]> {
  const rooms = await listByPlay(tx, gameId, now);
  const listIds = (some: typeof rooms): string[] => some.map(({ roomId }) => roomId);
  const over = rooms.slice(limit);
  const evicted = listIds(over.filter(({ evictedAt }) => evictedAt === null));
  const returned = listIds(rooms.slice(0, limit).filter(({ evictedAt }) => evictedAt !== null));
  const ended = listIds(over.slice(EVICTED_ROOMS_MAX));
  await setEvicted(tx, evicted, now);
  await setEvicted(tx, returned, null);
  if (ended.length > 0) await tx.delete(sleepingRooms).where(inArray(sleepingRooms.roomId, ended));
  return evicted;
}
