import { eq, lte, or } from 'drizzle-orm';
import type { WithObjects } from '../../../object-store/ObjectStore.ts';
import { OBJECT_FOLDERS } from '../../../object-store/objectKeys.ts';
import { addMilliseconds, type WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { games, sleepingRooms } from '../../../storage/schema.ts';
import { readPlanLimits } from '../../economy/plans/readPlanLimits.ts';
import type { WithPlans } from '../../economy/plans/readPlans.ts';
import { enforceKeptRooms } from './enforceKeptRooms.ts';
import { EVICTED_ROOM_MS, FAILED_ROOM_MS, UNUSED_RECORD_MS } from './limits.ts';
import { readRecordTime } from './recordKey.ts';
import { limitSleep } from './sleepingRoomQueries.ts';

/** Deletes the sleeping rooms of a game that was taken down. Their records follow with the next clean-up. */
export async function deleteSleepingRoomsOf(db: Db, gameId: string): Promise<void> {
  await db.delete(sleepingRooms).where(eq(sleepingRooms.gameId, gameId));
}

/** Deletes rooms that have slept long enough, and records without a room, such as those of deleted games. */
export async function deleteEndedSleepingRooms(
  services: WithClock & WithLog & WithDatabase & WithObjects & WithPlans,
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  await shortenSleep(services);
  await enforceKeptRoomsOfAll(services);
  await db
    .delete(sleepingRooms)
    .where(
      or(
        lte(sleepingRooms.endsAt, now),
        lte(sleepingRooms.failedAt, addMilliseconds(now, -FAILED_ROOM_MS)),
        lte(sleepingRooms.evictedAt, addMilliseconds(now, -EVICTED_ROOM_MS)),
      ),
    );
  await deleteUnusedRecords(services);
}

/** Rooms sleep no longer than the current plan of their creator allows. */
async function shortenSleep(services: WithClock & WithLog & WithDatabase & WithPlans): Promise<void> {
  const { db } = services;
  const creators = await db
    .selectDistinct({ creatorId: games.creatorId })
    .from(sleepingRooms)
    .innerJoin(games, eq(games.id, sleepingRooms.gameId));
  for (const { creatorId } of creators) {
    const { sleepHours, keptRooms } = await readPlanLimits(services, db, creatorId);
    const hours = keptRooms === 0 ? 0 : sleepHours;
    if (hours !== null) await limitSleep(db, creatorId, hours);
  }
}

/** A plan that has become smaller keeps fewer rooms, and a process that ended may have left a claim behind. */
async function enforceKeptRoomsOfAll(
  services: WithClock & WithLog & WithDatabase & WithPlans,
): Promise<void> {
  const known = await services.db
    .selectDistinct({ gameId: games.id, creatorId: games.creatorId })
    .from(sleepingRooms)
    .innerJoin(games, eq(games.id, sleepingRooms.gameId));
  for (const game of known) await enforceKeptRooms(services, game);
}

async function deleteUnusedRecords({
  db,
  clock,
  objects,
}: WithClock & WithDatabase & WithObjects): Promise<void> {
  const unusedSince = addMilliseconds(clock.now(), -UNUSED_RECORD_MS);
  const rows = await db.select({ objectKey: sleepingRooms.objectKey }).from(sleepingRooms);
  const used = new Set(rows.map(({ objectKey }) => objectKey));
  for await (const { key } of objects.list(OBJECT_FOLDERS.sleeping))
    if (!used.has(key) && readRecordTime(key) <= unusedSince) await objects.delete(key);
}
