import type { Entity, EntityLook } from '../entities/Entity.ts';
import { markEntity } from './marks.ts';
import type { World } from './World.ts';

export function updateLook(world: World, entity: Entity, changes: Partial<EntityLook>): void {
  entity.look = { ...entity.look, ...changes };
  markEntity(world, entity);
}
