import { eq } from 'drizzle-orm';
import { users } from '../storage/schema.ts';
import { addSignedInUser, type SignedInUser } from './addSignedInUser.ts';
import type { TestServer } from './createTestServer.ts';

/** An adult unless another day is given; null for a user without a birth date. */
export async function addUserWithBirthDate(
  server: TestServer,
  username: string,
  birthDate: string | null = '1990-01-01',
): Promise<SignedInUser> {
  const added = await addSignedInUser(server, username);
  await server.services.db.update(users).set({ birthDate }).where(eq(users.id, added.user.id));
  return { ...added, user: { ...added.user, birthDate } };
}
