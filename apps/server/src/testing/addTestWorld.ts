import { worlds } from '../storage/schema.ts';
import { addGame } from './addGame.ts';
import { addSignedInUser } from './addSignedInUser.ts';
import type { TestServer } from './createTestServer.ts';
import { createUniqueUsername } from './createUniqueUsername.ts';

/** The id of a user nobody knows more about. */
export async function addTestUser(server: TestServer): Promise<string> {
  return (await addSignedInUser(server, createUniqueUsername())).user.id;
}

export async function addTestWorld(server: TestServer): Promise<string> {
  const values = { ownerId: await addTestUser(server), name: 'A world', createdAt: server.clock.now() };
  const [world] = await server.services.db.insert(worlds).values(values).returning();
  return world?.id ?? '';
}

/** A game of somebody, as a map of a world when one is given. */
export async function addTestMap(
  server: TestServer,
  worldId?: string,
  worldMap = createUniqueUsername(),
): Promise<string> {
  const row = worldId ? { worldId, worldMap } : {};
  return (await addGame(server, { creatorId: await addTestUser(server), slug: worldMap, row })).id;
}
