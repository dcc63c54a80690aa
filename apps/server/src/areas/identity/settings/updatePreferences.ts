import type { EndpointBody, Endpoints } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import type { Services } from '../../../app/services.ts';
import { users } from '../../../storage/schema.ts';
import type { UserRow } from '../../../storage/schema/users.ts';

/** Changes the user's preferences. Fields that are missing stay as they are. */
export async function updatePreferences(
  { db }: Services,
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
