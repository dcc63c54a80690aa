import { worlds } from '../storage/schema.ts';
import { addGame } from './addGame.ts';
import { addSignedInUser } from './addSignedInUser.ts';
import type { TestServer } from './createTestServer.ts';
import { inventName } from './inventName.ts';

/** The id of a user nobody knows more about. */
export async function addPlayer(server: TestServer): Promise<string> {
  return (await addSignedInUser(server, inventName())).user.id;
}

export async function addWorld(server: TestServer): Promise<string> {
  const values = { ownerId: await addPlayer(server), name: 'A world', createdAt: server.clock.now() };
  const [world] = await server.services.db.insert(worlds).values(values).returning();
  return world?.id ?? '';
}

/** A game of somebody, as a map of a world when one is given. */
export async function addMap(server: TestServer, worldId?: string, worldMap = inventName()): Promise<string> {
  const row = worldId ? { worldId, worldMap } : {};
  return (await addGame(server, { creatorId: await addPlayer(server), slug: worldMap, row })).id;
}
