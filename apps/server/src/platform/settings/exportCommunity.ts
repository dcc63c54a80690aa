import { eq } from 'drizzle-orm';
import type { Db } from '../../storage/openDatabase.ts';
import { notifications, pushSubscriptions } from '../../storage/schema.ts';

/** What people have to do with each other, seen from this one. */
export async function exportCommunity(tx: Db, userId: string): Promise<Record<string, unknown>> {
  return {
    notifications: await tx.select().from(notifications).where(eq(notifications.userId, userId)),
    // Where they lead and what encrypts them are keys to those browsers.
    pushSubscriptions: await tx
      .select({ id: pushSubscriptions.id, createdAt: pushSubscriptions.createdAt })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId)),
  };
}
