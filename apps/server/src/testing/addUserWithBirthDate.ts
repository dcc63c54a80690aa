import { eq } from 'drizzle-orm';
import { users } from '../storage/schema.ts';
import { addSignedInUser, type SignedInUser } from './addSignedInUser.ts';
import type { TestServer } from './createTestServer.ts';

/** Adds a user, by default an adult. Null leaves out the birth date. */
export async function addUserWithBirthDate(
  server: TestServer,
  username: string,
  birthDate: string | null = '1990-01-01',
): Promise<SignedInUser> {
  const added = await addSignedInUser(server, username);
  await server.services.db.update(users).set({ birthDate }).where(eq(users.id, added.user.id));
  return { ...added, user: { ...added.user, birthDate } };
}
