import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../storage/openDatabase.ts';
import { seenTips } from '../../../storage/schema.ts';

export async function hasSeenTips(db: Db, gameId: string, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ seenAt: seenTips.seenAt })
    .from(seenTips)
    .where(and(eq(seenTips.userId, userId), eq(seenTips.gameId, gameId)));
  return row !== undefined;
}

/** Keeps the first time. A replay of the tips changes nothing. */
export async function insertSeenTipsIfMissing(db: Db, seen: typeof seenTips.$inferInsert): Promise<void> {
  await db.insert(seenTips).values(seen).onConflictDoNothing();
}
