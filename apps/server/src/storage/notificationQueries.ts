import { and, count, eq, isNull } from 'drizzle-orm';
import type { Db } from './openDatabase.ts';
import { notifications } from './schema.ts';

export type NewNotification = typeof notifications.$inferInsert;

/** Gives back those who had not been told yet. */
export async function insertNotifications(db: Db, rows: readonly NewNotification[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const told = await db
    .insert(notifications)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ userId: notifications.userId });
  return told.map(({ userId }) => userId);
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
}
