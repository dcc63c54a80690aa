import type { SleepingRoomQuery } from '@playloom/room-contract';
import { and, asc, desc, eq, gt, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { InferSelectModel } from 'drizzle-orm';
import { addMilliseconds } from '../../../process/clock.ts';
import { isUuid } from '../../../storage/isUuid.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { games, sleepingRooms } from '../../../storage/schema.ts';
import { CLAIM_MS, SLEEPING_ROOMS_LISTED_MAX } from './limits.ts';

export type SleepingRoomRow = InferSelectModel<typeof sleepingRooms>;

function canWake(now: Date): SQL | undefined {
  return and(isNull(sleepingRooms.failedAt), gt(sleepingRooms.endsAt, now));
}

/** Whether no process is opening the room. One that has claimed it and did not open it in time has ended. */
function isFree(now: Date): SQL | undefined {
  const { claimedAt } = sleepingRooms;
  return or(isNull(claimedAt), lt(claimedAt, addMilliseconds(now, -CLAIM_MS)));
}

/** Lists the public sleeping rooms of a release, those with the latest players first. */
export async function listSleepingRooms(
  db: Db,
  { gameId, release, now }: { gameId: string; release: number; now: Date },
): Promise<SleepingRoomRow[]> {
  return db
    .select()
    .from(sleepingRooms)
    .where(and(matches({ kind: 'any', gameId, release }), canWake(now)))
    .orderBy(desc(sleepingRooms.sleptAt))
    .limit(SLEEPING_ROOMS_LISTED_MAX);
}

export async function hasSleepingRooms(db: Db, gameId: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ roomId: sleepingRooms.roomId })
    .from(sleepingRooms)
    .where(and(eq(sleepingRooms.gameId, gameId), canWake(now)))
    .limit(1);
  return rows.length > 0;
}

export async function isAsleep(db: Db, gameId: string, roomId: string, now: Date): Promise<boolean> {
  return (
    (await findSleepingRoom(db, matches({ kind: 'room', gameId, roomId, isInvited: true }), now)) !== null
  );
}

export async function findObjectKey(db: Db, roomId: string): Promise<string | null> {
  const [row] = await db
    .select({ objectKey: sleepingRooms.objectKey })
    .from(sleepingRooms)
    .where(eq(sleepingRooms.roomId, roomId));
  return row?.objectKey ?? null;
}

/**
 * Marks the room with the latest players that fits the query, if nobody else is opening it. A row that another
 * transaction is about to mark is skipped, so each room is claimed once.
 */
export async function markClaimed(
  db: Db,
  query: SleepingRoomQuery,
  now: Date,
): Promise<SleepingRoomRow | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(sleepingRooms)
      .where(and(matches(query), canWake(now), isFree(now)))
      .orderBy(desc(sleepingRooms.sleptAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return null;
    await tx.update(sleepingRooms).set({ claimedAt: now }).where(eq(sleepingRooms.roomId, row.roomId));
    return row;
  });
}

/** Finds a room that fits the query, also one that is being opened. */
export async function findRoomToWake(
  db: Db,
  query: SleepingRoomQuery,
  now: Date,
): Promise<SleepingRoomRow | null> {
  return findSleepingRoom(db, matches(query), now);
}

async function findSleepingRoom(db: Db, which: SQL | undefined, now: Date): Promise<SleepingRoomRow | null> {
  const [row] = await db
    .select()
    .from(sleepingRooms)
    .where(and(which, canWake(now)))
    .orderBy(desc(sleepingRooms.sleptAt))
    .limit(1);
  return row ?? null;
}

/** Private rooms are found by their code, or by their id with an invitation. */
function matches(query: SleepingRoomQuery): SQL | undefined {
  if (!isUuid(query.gameId)) return sql`false`;
  const isOfGame = eq(sleepingRooms.gameId, query.gameId);
  const isPublic = isNull(sleepingRooms.lobbyCode);
  switch (query.kind) {
    case 'any':
      return and(
        isOfGame,
        isPublic,
        isNull(sleepingRooms.evictedAt),
        eq(sleepingRooms.release, query.release),
      );
    case 'room':
      return and(isOfGame, eq(sleepingRooms.roomId, query.roomId), query.isInvited ? undefined : isPublic);
    case 'code':
      return and(isOfGame, eq(sleepingRooms.lobbyCode, query.code));
  }
}

/**
 * Lists the rooms of a game, those first that more people have played for longer. Rooms that are being opened don't
 * count.
 */
export async function listByPlay(
  tx: Db,
  gameId: string,
  now: Date,
): Promise<Pick<SleepingRoomRow, 'roomId' | 'evictedAt'>[]> {
  return tx
    .select({ roomId: sleepingRooms.roomId, evictedAt: sleepingRooms.evictedAt })
    .from(sleepingRooms)
    .where(and(eq(sleepingRooms.gameId, gameId), isFree(now), isNull(sleepingRooms.failedAt)))
    .orderBy(
      desc(sql`${sleepingRooms.playedSeconds}::bigint * ${sleepingRooms.playedBy}`),
      asc(sleepingRooms.sleptAt),
    );
}

/** Says when these rooms lost their place; null if they have one again. */
export async function setEvicted(tx: Db, roomIds: string[], evictedAt: Date | null): Promise<void> {
  if (roomIds.length > 0)
    await tx.update(sleepingRooms).set({ evictedAt }).where(inArray(sleepingRooms.roomId, roomIds));
}

/** Ends the sleep of a creator's rooms this many hours after it began, if it would last longer. */
export async function limitSleep(db: Db, creatorId: string, hours: number): Promise<void> {
  const lastEnd = sql`${sleepingRooms.sleptAt} + make_interval(hours => ${hours})`;
  const own = db.select({ id: games.id }).from(games).where(eq(games.creatorId, creatorId));
  await db
    .update(sleepingRooms)
    .set({ endsAt: lastEnd })
    .where(and(inArray(sleepingRooms.gameId, own), gt(sleepingRooms.endsAt, lastEnd)));
}

/** Finds the game of a sleeping room, and who created it. */
export async function findGameOfRoom(
  db: Db,
  roomId: string,
): Promise<{ gameId: string; creatorId: string } | null> {
  const [row] = await db
    .select({ gameId: sleepingRooms.gameId, creatorId: games.creatorId })
    .from(sleepingRooms)
    .innerJoin(games, eq(games.id, sleepingRooms.gameId))
    .where(eq(sleepingRooms.roomId, roomId));
  return row ?? null;
}
