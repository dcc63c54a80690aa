import { OwnWorldNotFound } from './worldErrors.ts';
import type { WorldRow } from './worldQueries.ts';

/** Throws unless the user created the world. A world and all its maps belong to its creator. */
export function requireOwnWorld(world: WorldRow | null, userId: string): WorldRow {
  if (world?.ownerId !== userId) throw OwnWorldNotFound();
  return world;
}
