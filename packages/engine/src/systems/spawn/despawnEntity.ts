import type { Entity } from '../../entities/Entity.ts';
import { findItem } from '../../world/findEntity.ts';
import { doomEntity } from '../../world/markedFields.ts';
import type { World } from '../../world/World.ts';

/** Marks an entity and everything it carries for removal at the end of this tick. */
export function despawnEntity(world: World, entity: Entity): void {
  if (entity.isDoomed) return;
  doomEntity(world, entity);
  if (entity.kind !== 'unit') return;
  for (const id of entity.inventory) {
    const item = findItem(world, id);
    if (item !== null) doomEntity(world, item);
  }
}
