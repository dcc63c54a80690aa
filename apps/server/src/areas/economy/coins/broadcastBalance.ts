import { eq } from 'drizzle-orm';
import type { Services } from '../../../app/services.ts';
import { users } from '../../../storage/schema.ts';
import { getUserTopic } from '../../../live/LiveHub.ts';

/** Updates the balance in all open pages of a user. */
export async function broadcastBalance(
  { db, live }: Pick<Services, 'db' | 'live'>,
  userId: string,
): Promise<void> {
  const [user] = await db.select({ coins: users.coins }).from(users).where(eq(users.id, userId));
  if (user) live.publish(getUserTopic(userId), { kind: 'coins', balance: user.coins });
}
