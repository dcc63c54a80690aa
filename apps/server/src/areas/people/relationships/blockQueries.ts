import { eq, and, or } from 'drizzle-orm';
import { personColumns } from '../../identity/users/userQueries.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { userBlocks, users } from '../../../storage/schema.ts';

/** Lists the users that this user has hidden. */
export async function listHiddenUserIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: userBlocks.otherId })
    .from(userBlocks)
    .where(eq(userBlocks.userId, userId));
  return rows.map(({ id }) => id);
}

/** Lists the users who have hidden this user. */
export async function listUserIdsHiding(db: Db, otherId: string): Promise<string[]> {
  const rows = await db
    .select({ id: userBlocks.userId })
    .from(userBlocks)
    .where(eq(userBlocks.otherId, otherId));
  return rows.map(({ id }) => id);
}

/** Whether one of two users has blocked the other. */
export async function hasBlockBetween(db: Db, one: string, other: string): Promise<boolean> {
  const rows = await db
    .select({ id: userBlocks.userId })
    .from(userBlocks)
    .where(
      and(
        eq(userBlocks.kind, 'block'),
        or(
          and(eq(userBlocks.userId, one), eq(userBlocks.otherId, other)),
          and(eq(userBlocks.userId, other), eq(userBlocks.otherId, one)),
        ),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function upsertBlock(db: Db, block: typeof userBlocks.$inferInsert): Promise<void> {
  await db
    .insert(userBlocks)
    .values(block)
    .onConflictDoUpdate({ target: [userBlocks.userId, userBlocks.otherId], set: { kind: block.kind } });
}

export async function deleteBlock(db: Db, userId: string, otherId: string): Promise<void> {
  await db.delete(userBlocks).where(and(eq(userBlocks.userId, userId), eq(userBlocks.otherId, otherId)));
}

export async function listBlocks(db: Db, userId: string) {
  return db
    .select({ user: personColumns, kind: userBlocks.kind })
    .from(userBlocks)
    .innerJoin(users, eq(users.id, userBlocks.otherId))
    .where(eq(userBlocks.userId, userId))
    .orderBy(users.username);
}
