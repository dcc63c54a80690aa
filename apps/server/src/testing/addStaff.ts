import type { Role } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { users } from '../storage/schema.ts';
import { addSignedInUser, type SignedInUser } from './addSignedInUser.ts';
import type { TestServer } from './createTestServer.ts';
import { createUniqueUsername } from './createUniqueUsername.ts';

/** Adds a moderator or operator with two-factor login. */
export async function addStaff(server: TestServer, role: Role): Promise<SignedInUser> {
  const staff = await addSignedInUser(server, createUniqueUsername());
  const twoFactorSince = server.clock.now();
  await server.services.db.update(users).set({ role, twoFactorSince }).where(eq(users.id, staff.user.id));
  return staff;
}
