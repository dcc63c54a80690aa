import type { EndpointBody, Endpoints } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { users, type UserRow } from '../../../storage/schema.ts';

/** Changes the user's preferences. Fields that are missing stay as they are. */
export async function updatePreferences(
  { db }: WithDatabase,
  user: UserRow,
  {
    marketingOptIn = user.marketingOptIn,
    receiveNotificationsFrom = user.receiveNotificationsFrom,
  }: EndpointBody<Endpoints['updatePreferences']>,
): Promise<UserRow> {
  const [updated] = await db
    .update(users)
    .set({ marketingOptIn, receiveNotificationsFrom })
    .where(eq(users.id, user.id))
    .returning();
  return updated ?? user;
}
