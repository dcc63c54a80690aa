import { and, eq, getTableColumns, inArray, lte, or, sql, type InferSelectModel } from 'drizzle-orm';
import type { Db } from '../../../storage/openDatabase.ts';
import { savedData, savedLeases } from '../../../storage/schema.ts';

export type LeaseRow = InferSelectModel<typeof savedLeases>;

export interface SavedDataKey {
  scope: 'game' | 'world';
  ownerId: string;
  userId: string;
}

/**
 * Takes the lease if it is free, expired, or already held by this room. Otherwise returns null. A room that holds it keeps
 * the number of its last write, up to the one it knows of.
 */
export async function acquireLease(db: Db, lease: LeaseRow, now: Date): Promise<LeaseRow | null> {
  const isHeld = eq(savedLeases.roomId, lease.roomId);
  const [taken] = await db
    .insert(savedLeases)
    .values({ ...lease, lastSequence: 0 })
    .onConflictDoUpdate({
      target: [savedLeases.ownerId, savedLeases.userId],
      set: {
        lease: lease.lease,
        gameId: lease.gameId,
        roomId: lease.roomId,
        lastSequence: sql`case when ${isHeld} then least(${savedLeases.lastSequence}, ${lease.lastSequence}::integer) else 0 end`,
        expiresAt: lease.expiresAt,
      },
      setWhere: or(lte(savedLeases.expiresAt, now), isHeld),
    })
    .returning(getTableColumns(savedLeases));
  return taken ?? null;
}

/** Locks the lease until the transaction ends, so that no one takes it over while its holder writes. */
export async function lockLease(tx: Db, lease: string): Promise<LeaseRow | null> {
  const [row] = await tx.select().from(savedLeases).where(eq(savedLeases.lease, lease)).for('update');
  return row ?? null;
}

/** Locks the lease that a room holds on a user's data, also if the room knows only an earlier one. */
export async function lockLeaseOfRoom(
  tx: Db,
  { roomId, userId }: Pick<LeaseRow, 'roomId' | 'userId'>,
): Promise<LeaseRow | null> {
  const isHeld = and(eq(savedLeases.userId, userId), eq(savedLeases.roomId, roomId));
  const [row] = await tx.select().from(savedLeases).where(isHeld).for('update');
  return row ?? null;
}

export async function updateLease(
  db: Db,
  lease: string,
  change: { expiresAt: Date; lastSequence: number },
): Promise<void> {
  await db.update(savedLeases).set(change).where(eq(savedLeases.lease, lease));
}

/** Returns the leases that still exist. */
export async function extendLeases(
  db: Db,
  leases: readonly string[],
  expiresAt: Date,
): Promise<readonly string[]> {
  if (leases.length === 0) return [];
  const rows = await db
    .update(savedLeases)
    .set({ expiresAt })
    .where(inArray(savedLeases.lease, [...leases]))
    .returning({ lease: savedLeases.lease });
  return rows.map(({ lease }) => lease);
}

/** Returns the lease, unless it was gone. */
export async function deleteLease(db: Db, lease: string): Promise<LeaseRow | null> {
  const [row] = await db.delete(savedLeases).where(eq(savedLeases.lease, lease)).returning();
  return row ?? null;
}

/** Reads the values as JSON text; an empty object if nothing was saved yet. */
export async function readSavedText(db: Db, { scope, ownerId, userId }: SavedDataKey): Promise<string> {
  const [row] = await db
    .select({ values: savedData.values })
    .from(savedData)
    .where(and(eq(savedData.scope, scope), eq(savedData.ownerId, ownerId), eq(savedData.userId, userId)));
  return row?.values ?? '{}';
}

export async function writeSavedText(db: Db, key: SavedDataKey, values: string, now: Date): Promise<void> {
  await db
    .insert(savedData)
    .values({ ...key, values, version: 1, updatedAt: now })
    .onConflictDoUpdate({
      target: [savedData.scope, savedData.ownerId, savedData.userId],
      set: { values, version: sql`${savedData.version} + 1`, updatedAt: now },
    });
}

/**
 * Copies a player's world data from a game to the world it has joined, unless the player already has data in that
 * world. The original stays, in case the game leaves the world.
 */
export async function copySavedDataToWorld(
  tx: Db,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  const own = and(eq(savedData.scope, 'world'), eq(savedData.ownerId, from), eq(savedData.userId, userId));
  const copy = { ...getTableColumns(savedData), ownerId: sql<string>`${to}::uuid`.as('owner_id') };
  await tx.insert(savedData).select(tx.select(copy).from(savedData).where(own)).onConflictDoNothing();
}
