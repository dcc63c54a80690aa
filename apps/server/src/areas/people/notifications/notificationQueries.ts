import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { isUuid } from '../../../storage/isUuid.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { notifications } from '../../../storage/schema.ts';

type NewNotification = typeof notifications.$inferInsert;
export type NotificationRow = typeof notifications.$inferSelect;

/** Inserts notifications and returns the new ones. Users who were already notified about the event are skipped. */
export async function insertNotifications(
  db: Db,
  rows: readonly NewNotification[],
): Promise<NotificationRow[]> {
  if (rows.length === 0) return [];
  return db
    .insert(notifications)
    .values([...rows])
    .onConflictDoNothing()
    .returning();
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ unread: count() }).from(notifications).where(isUnreadOf(userId));
  return row?.unread ?? 0;
}

interface NotificationRange {
  userId: string;
  onlyUnread: boolean;
  limit: number;
  offset: number;
}

/** Lists notifications, newest first. The order is stable for equal times, so that pages do not overlap. */
export async function findNotifications(
  db: Db,
  { userId, onlyUnread, limit, offset }: NotificationRange,
): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(onlyUnread ? isUnreadOf(userId) : eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset(offset);
}

export async function hasNotification(db: Db, userId: string, key: string): Promise<boolean> {
  return (
    (await db.$count(notifications, and(eq(notifications.userId, userId), eq(notifications.key, key)))) > 0
  );
}

export async function findNotification(db: Db, userId: string, id: string): Promise<NotificationRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.id, id)));
  return row ?? null;
}

/** Marks one notification as read, or all. Those already read keep their time. */
export async function markNotificationsRead(
  db: Db,
  userId: string,
  readAt: Date,
  id?: string,
): Promise<void> {
  const which = id === undefined ? undefined : eq(notifications.id, id);
  await db
    .update(notifications)
    .set({ readAt })
    .where(and(isUnreadOf(userId), which));
}

/** Marks the notification about an event as read. Returns false if there was none to mark. */
export async function markNotificationReadByKey(
  db: Db,
  { userId, key }: { userId: string; key: string },
  readAt: Date,
): Promise<boolean> {
  const marked = await db
    .update(notifications)
    .set({ readAt })
    .where(and(isUnreadOf(userId), eq(notifications.key, key)))
    .returning({ id: notifications.id });
  return marked.length > 0;
}

/**
 * Marks notifications about a channel's messages up to a position as read. Returns false if there were none to
 * mark.
 */
export async function markMessagesRead(
  db: Db,
  { userId, keyPrefix, sequence }: { userId: string; keyPrefix: string; sequence: number },
  readAt: Date,
): Promise<boolean> {
  const marked = await db
    .update(notifications)
    .set({ readAt })
    .where(
      and(
        isUnreadOf(userId),
        // In one expression, because keys with other prefixes don't end in a number and could not be cast.
        sql`case when starts_with(${notifications.key}, ${keyPrefix})
          then substr(${notifications.key}, ${keyPrefix.length + 1})::bigint <= ${sequence} else false end`,
      ),
    )
    .returning({ id: notifications.id });
  return marked.length > 0;
}

function isUnreadOf(userId: string) {
  return and(eq(notifications.userId, userId), isNull(notifications.readAt));
}
