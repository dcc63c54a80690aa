import { worlds } from '../storage/schema.ts';
import { addGame } from './addGame.ts';
import { addSignedInUser } from './addSignedInUser.ts';
import type { TestServer } from './createTestServer.ts';
import { createUniqueUsername } from './createUniqueUsername.ts';

/** Adds a user with defaults and returns the id. */
export async function addTestUser(server: TestServer): Promise<string> {
  return (await addSignedInUser(server, createUniqueUsername())).user.id;
}

export async function addTestWorld(server: TestServer): Promise<string> {
  const values = { ownerId: await addTestUser(server), name: 'A world', createdAt: server.clock.now() };
  const [world] = await server.services.db.insert(worlds).values(values).returning();
  return world?.id ?? '';
}

/** Adds a game for a user, as a map if a world is given. */
export async function addTestMap(
  server: TestServer,
  worldId?: string,
  worldMap = createUniqueUsername(),
): Promise<string> {
  const row = worldId ? { worldId, worldMap } : {};
  return (await addGame(server, { creatorId: await addTestUser(server), slug: worldMap, row })).id;
}
