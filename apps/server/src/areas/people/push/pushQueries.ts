import { and, desc, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../../storage/openDatabase.ts';
import { notifications, pushSubscriptions, sessions, users } from '../../../storage/schema.ts';

type NewSubscription = typeof pushSubscriptions.$inferInsert;
type SubscriptionRow = typeof pushSubscriptions.$inferSelect;

/**
 * Number of subscriptions to keep per user; older ones are deleted. More browsers than this are unlikely, and
 * without a limit one account could trigger endless pushes.
 */
const SUBSCRIPTIONS_PER_USER = 20;

/** Stores a subscription. Replaces an earlier one of the same browser, which may have belonged to another user. */
export async function storePushSubscription(db: Db, subscription: NewSubscription): Promise<void> {
  const { endpoint: _endpoint, ...change } = subscription;
  await db
    .insert(pushSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: change });
  const old = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, subscription.userId))
    .orderBy(desc(pushSubscriptions.createdAt))
    .offset(SUBSCRIPTIONS_PER_USER);
  if (old.length === 0) return;
  const ids = old.map(({ id }) => id);
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, ids));
}

export async function deletePushSubscription(db: Db, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
}

const isWanted = ne(users.receiveNotificationsFrom, 'DISABLED');

/** Finds the push subscriptions of these users, except those who turned push off. */
export async function findPushSubscriptionsOf(
  db: Db,
  userIds: readonly string[],
  now: Date,
): Promise<Pick<SubscriptionRow, 'id' | 'userId'>[]> {
  if (userIds.length === 0) return [];
  return db
    .select({ id: pushSubscriptions.id, userId: pushSubscriptions.userId })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(and(inArray(pushSubscriptions.userId, [...userIds]), isWanted, gt(sessions.expiresAt, now)));
}

/**
 * Reads the subscription right before sending. Null if the user has since read the notification, logged out or
 * turned push off.
 */
export async function findPushSubscription(
  db: Db,
  { notificationId, subscriptionId }: { notificationId: string; subscriptionId: string },
  now: Date,
): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select({ subscription: pushSubscriptions })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(notifications, eq(notifications.userId, pushSubscriptions.userId))
    .where(
      and(
        eq(pushSubscriptions.id, subscriptionId),
        eq(notifications.id, notificationId),
        isNull(notifications.readAt),
        isWanted,
        gt(sessions.expiresAt, now),
      ),
    );
  return row?.subscription ?? null;
}
