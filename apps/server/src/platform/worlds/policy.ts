import { OwnWorldNotFound } from '../../http/worldErrors.ts';
import type { WorldRow } from '../../storage/worldQueries.ts';

/** A world and all its maps belong to the creator of the world. */
export function requireOwnWorld(world: WorldRow | null, userId: string): WorldRow {
  if (world?.ownerId !== userId) throw OwnWorldNotFound();
  return world;
}
