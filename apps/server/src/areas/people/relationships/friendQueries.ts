import type { Friendship } from '@playloom/api-contract';
import { and, asc, count, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../storage/openDatabase.ts';
import { friendshipsTable, savedLeases, users } from '../../../storage/schema.ts';
import { wearerColumns, type Wearer } from '../../identity/users/userQueries.ts';

type FriendshipRow = typeof friendshipsTable.$inferSelect;

function isBetween(one: string, other: string) {
  return or(
    and(eq(friendshipsTable.askerId, one), eq(friendshipsTable.askedId, other)),
    and(eq(friendshipsTable.askerId, other), eq(friendshipsTable.askedId, one)),
  );
}

function isOf(userId: string) {
  return or(eq(friendshipsTable.askerId, userId), eq(friendshipsTable.askedId, userId));
}

export async function findFriendship(db: Db, userId: string, otherId: string): Promise<Friendship> {
  if (userId === otherId) return 'self';
  const [row] = await db.select().from(friendshipsTable).where(isBetween(userId, otherId));
  return row ? describeFriendship(row, userId) : 'none';
}

function describeFriendship({ acceptedAt, askerId }: FriendshipRow, userId: string): Friendship {
  if (acceptedAt !== null) return 'friends';
  return askerId === userId ? 'asked' : 'wanted';
}

/** Inserts a friend request. Returns false if there already is one between the two users. */
export async function insertFriendRequest(
  db: Db,
  row: typeof friendshipsTable.$inferInsert,
): Promise<boolean> {
  const added = await db.insert(friendshipsTable).values(row).onConflictDoNothing().returning();
  return added.length > 0;
}

/** Returns false if there was no request to accept. */
export async function acceptFriendRequest(
  db: Db,
  { askerId, askedId, now }: { askerId: string; askedId: string; now: Date },
): Promise<boolean> {
  const accepted = await db
    .update(friendshipsTable)
    .set({ acceptedAt: now })
    .where(
      and(
        eq(friendshipsTable.askerId, askerId),
        eq(friendshipsTable.askedId, askedId),
        isNull(friendshipsTable.acceptedAt),
      ),
    )
    .returning();
  return accepted.length > 0;
}

export async function deleteFriendship(db: Db, userId: string, otherId: string): Promise<void> {
  await db.delete(friendshipsTable).where(isBetween(userId, otherId));
}

export async function countFriendships(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(friendshipsTable).where(isOf(userId));
  return row?.count ?? 0;
}

interface FriendRow {
  person: Wearer;
  friendship: Friendship;
}

/** Lists a user's friends by name, without accounts that are scheduled for deletion. */
export async function findFriends(db: Db, userId: string): Promise<FriendRow[]> {
  const rows = await db
    .select({ person: wearerColumns, friendship: friendshipsTable })
    .from(friendshipsTable)
    .innerJoin(
      users,
      or(
        and(eq(friendshipsTable.askerId, userId), eq(users.id, friendshipsTable.askedId)),
        and(eq(friendshipsTable.askedId, userId), eq(users.id, friendshipsTable.askerId)),
      ),
    )
    .where(isNull(users.deleteAfter))
    .orderBy(asc(users.username));
  return rows.map((row) => ({ person: row.person, friendship: describeFriendship(row.friendship, userId) }));
}

/**
 * Finds the rooms that users are playing in. A player's room holds a lease on their saved data and renews it every
 * few seconds.
 */
export async function findRoomsOf(db: Db, userIds: readonly string[], now: Date) {
  if (userIds.length === 0) return [];
  return db
    .select({ userId: savedLeases.userId, gameId: savedLeases.gameId, roomId: savedLeases.roomId })
    .from(savedLeases)
    .where(and(inArray(savedLeases.userId, [...userIds]), gt(savedLeases.expiresAt, now)));
}
