import type { EntityId } from '@playloom/game-format';
import type { Entity, Item, Projectile, Prop, Unit } from '../entities/Entity.ts';
import type { World } from './World.ts';

const SLOT_BITS = 0xffff;

export function getEntitySlot(id: EntityId): number {
  return id & SLOT_BITS;
}

/** Returns the entity with an id, even if it is removed at the end of this tick; null if it no longer exists. */
export function findEntity(world: World, id: EntityId | null): Entity | null {
  if (id === null) return null;
  const record = world.entities.records[id & SLOT_BITS];
  return record != null && record.id === id ? record : null;
}

export function findUnit(world: World, id: EntityId | null): Unit | null {
  const entity = findEntity(world, id);
  return entity?.kind === 'unit' ? entity : null;
}

export function findItem(world: World, id: EntityId | null): Item | null {
  const entity = findEntity(world, id);
  return entity?.kind === 'item' ? entity : null;
}

export function findProjectile(world: World, id: EntityId | null): Projectile | null {
  const entity = findEntity(world, id);
  return entity?.kind === 'projectile' ? entity : null;
}

export function findProp(world: World, id: EntityId | null): Prop | null {
  const entity = findEntity(world, id);
  return entity?.kind === 'prop' ? entity : null;
}
