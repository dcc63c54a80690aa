import { and, eq, count } from 'drizzle-orm';
import type { Db } from '../../../storage/openDatabase.ts';
import { follows } from '../../../storage/schema.ts';

export async function insertFollowIfMissing(db: Db, row: typeof follows.$inferInsert): Promise<void> {
  await db.insert(follows).values(row).onConflictDoNothing();
}

export async function deleteFollow(db: Db, followerId: string, creatorId: string): Promise<void> {
  await db.delete(follows).where(and(eq(follows.followerId, followerId), eq(follows.creatorId, creatorId)));
}

export async function isFollowing(db: Db, followerId: string, creatorId: string): Promise<boolean> {
  const rows = await db
    .select({ id: follows.creatorId })
    .from(follows)
    .where(and(eq(follows.followerId, followerId), eq(follows.creatorId, creatorId)));
  return rows.length > 0;
}

export async function countFollowers(db: Db, creatorId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(follows).where(eq(follows.creatorId, creatorId));
  return row?.count ?? 0;
}

export async function countFollowing(db: Db, followerId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(follows).where(eq(follows.followerId, followerId));
  return row?.count ?? 0;
}

export async function listFollowerIds(db: Db, creatorId: string): Promise<string[]> {
  const rows = await db
    .select({ id: follows.followerId })
    .from(follows)
    .where(eq(follows.creatorId, creatorId));
  return rows.map(({ id }) => id);
}
