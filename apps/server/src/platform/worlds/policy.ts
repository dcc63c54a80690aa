import { OwnWorldNotFound } from '../../http/worldErrors.ts';
import type { WorldRow } from '../../storage/worldQueries.ts';

/** A world is for whoever made it, and so are all its maps. */
export function requireOwnWorld(world: WorldRow | null, userId: string): WorldRow {
  if (world?.ownerId !== userId) throw OwnWorldNotFound();
  return world;
}
