import { addMilliseconds } from '../process/clock.ts';
import {
  getFramedCookieName,
  hashToken,
  createSessionToken,
  SESSION_LIFETIME_MS,
  getSessionCookieName,
} from '../http/session.ts';
import { users } from '../storage/schema.ts';
import { insertSession } from '../areas/identity/sessions/sessionQueries.ts';
import { type UserRow } from '../storage/schema/users.ts';
import type { ApiTestClient } from './createApiTestClient.ts';
import type { TestServer } from './createTestServer.ts';

export interface SignedInUser {
  user: UserRow;
  client: ApiTestClient;
}

/** Adds a logged-in user directly to the database, for tests that are not about signing up. */
export async function addSignedInUser(
  server: TestServer,
  username: string,
  { isFramed = false } = {},
): Promise<SignedInUser> {
  const { db, clock, config } = server.services;
  const now = clock.now();
  const email = `${username.toLowerCase()}@example.org`;
  const [user] = await db
    .insert(users)
    .values({ username, email, passwordHash: 'none', createdAt: now })
    .returning();
  if (!user) throw new Error(`The user ${username} was not added.`);
  const token = createSessionToken();
  await insertSession(db, {
    tokenHash: hashToken(token),
    userId: user.id,
    device: 'Test',
    isFramed,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: addMilliseconds(now, SESSION_LIFETIME_MS),
  });
  const client = server.newClient();
  client.cookies.set(isFramed ? getFramedCookieName(config) : getSessionCookieName(config), token);
  return { user, client };
}
