import { eq } from 'drizzle-orm';
import type { Db } from '../../../storage/openDatabase.ts';
import { newsletterSubscriptions, users } from '../../../storage/schema.ts';

/** Subscribes a user. Subscribing twice keeps the first date. */
export async function subscribeToNewsletter(db: Db, { userId, now }: { userId: string; now: Date }) {
  await db.transaction(async (tx) => {
    await tx.insert(newsletterSubscriptions).values({ userId, createdAt: now }).onConflictDoNothing();
    await tx.update(users).set({ marketingOptIn: true }).where(eq(users.id, userId));
  });
}
