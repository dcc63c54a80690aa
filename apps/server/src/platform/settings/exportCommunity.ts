import { eq } from 'drizzle-orm';
import type { Db } from '../../storage/openDatabase.ts';
import { notifications } from '../../storage/schema.ts';

/** What people have to do with each other, seen from this one. */
export async function exportCommunity(tx: Db, userId: string): Promise<Record<string, unknown>> {
  return {
    notifications: await tx.select().from(notifications).where(eq(notifications.userId, userId)),
  };
}
