import { eq } from 'drizzle-orm';
import type { Services } from '../../services.ts';
import { users } from '../../storage/schema.ts';
import { topicOfUser } from '../live/LiveHub.ts';

/** The open pages of a person show at once what they have. */
export async function tellBalance(
  { db, live }: Pick<Services, 'db' | 'live'>,
  userId: string,
): Promise<void> {
  const [user] = await db.select({ coins: users.coins }).from(users).where(eq(users.id, userId));
  if (user) live.publish(topicOfUser(userId), { kind: 'coins', balance: user.coins });
}
