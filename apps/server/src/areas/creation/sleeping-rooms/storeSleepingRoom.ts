import { SLEEPING_ROOM_BYTES_MAX, type SleepingRoom } from '@playloom/room-contract';
import type { WithObjects } from '../../../object-store/ObjectStore.ts';
import { addMilliseconds, type WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import { acquireTransactionLock } from '../../../storage/acquireTransactionLock.ts';
import { isUuid } from '../../../storage/isUuid.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { sleepingRooms, TEST_RELEASE_NUMBER_MIN } from '../../../storage/schema.ts';
import { readPlanLimits } from '../../economy/plans/readPlanLimits.ts';
import type { WithPlans } from '../../economy/plans/readPlans.ts';
import { findGame } from '../games/gameQueries.ts';
import { evictRoomsOverLimit } from './evictRoomsOverLimit.ts';
import { createRecordKey } from './recordKey.ts';
import { resolveSleepMs } from './resolveSleepMs.ts';

const ROOM_ID = /^[\w-]{1,40}$/;

interface StoredSleep {
  isKept: boolean;
  /** How many rooms the plan keeps, if one of the game's rooms lost its place because of that. */
  reachedLimit: number | null;
}

/** Stores a room without players, if its game is playable and the plan of its creator keeps rooms. */
export async function storeSleepingRoom(
  services: WithClock & WithLog & WithDatabase & WithObjects & WithPlans,
  room: SleepingRoom,
): Promise<StoredSleep> {
  const { db, clock, objects } = services;
  const { roomId, gameId, release, record, keepAlive } = room;
  const refused: StoredSleep = { isKept: false, reachedLimit: null };
  if (!ROOM_ID.test(roomId) || record.length > SLEEPING_ROOM_BYTES_MAX) return refused;
  const game = release < TEST_RELEASE_NUMBER_MIN ? await findGame(db, gameId) : null;
  if (!game) return refused;
  const limits = await readPlanLimits(services, db, game.creatorId);
  const sleepMs = resolveSleepMs(keepAlive, limits);
  if (sleepMs === 0) return refused;
  const now = clock.now();
  const objectKey = createRecordKey(gameId, roomId, now);
  await objects.put(objectKey, record);
  const row = describeRow(room, { objectKey, sleptAt: now, endsAt: addMilliseconds(now, sleepMs) });
  const evicted = await db.transaction(async (tx) => {
    await acquireTransactionLock(tx, `sleeping rooms of ${gameId}`);
    await tx
      .insert(sleepingRooms)
      .values(row)
      .onConflictDoUpdate({
        target: sleepingRooms.roomId,
        set: { ...row, claimedAt: null, failedAt: null, evictedAt: null },
      });
    return evictRoomsOverLimit(tx, gameId, { limit: limits.keptRooms ?? Infinity, now });
  });
  return { isKept: !evicted.includes(roomId), reachedLimit: evicted.length > 0 ? limits.keptRooms : null };
}

function describeRow(
  {
    roomId,
    gameId,
    release,
    engineVersion,
    roomName,
    lobbyCode,
    ownerId,
    maxPlayers,
    record,
    played,
  }: SleepingRoom,
  place: { objectKey: string; sleptAt: Date; endsAt: Date },
): typeof sleepingRooms.$inferInsert {
  return {
    roomId,
    gameId,
    release,
    engineVersion,
    roomName,
    lobbyCode,
    ownerId: ownerId !== null && isUuid(ownerId) ? ownerId : null,
    maxPlayers,
    bytes: record.length,
    ...(played && { playedSeconds: played.seconds, playedBy: played.people }),
    ...place,
  };
}
