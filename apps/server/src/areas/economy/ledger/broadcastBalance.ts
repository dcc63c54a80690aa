import { eq } from 'drizzle-orm';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { users } from '../../../storage/schema.ts';
import { getUserTopic, type WithLive } from '../../../live/LiveHub.ts';

/** Updates the balance in all open pages of a user. */
export async function broadcastBalance({ db, live }: WithDatabase & WithLive, userId: string): Promise<void> {
  const [user] = await db.select({ coins: users.coins }).from(users).where(eq(users.id, userId));
  if (user) live.publish(getUserTopic(userId), { kind: 'coins', balance: user.coins });
}
