import type { Entity, Prop, Unit } from '../../entities/Entity.ts';
import type { CompiledAttribute, CompiledType, World } from '../../world/World.ts';

/** Returns the compiled type of an entity, which has its attributes. Items and projectiles have none. */
export function getCompiledType(world: World, entity: Entity): CompiledType<unknown> {
  const { units, items, projectiles, props } = world.game;
  const types = { unit: units, item: items, projectile: projectiles, prop: props };
  return types[entity.kind].get(entity.type)!;
}

export function findAttribute(world: World, entity: Entity, id: string): CompiledAttribute | null {
  const { attributes, columns } = getCompiledType(world, entity);
  const column = columns.get(id);
  return column === undefined ? null : attributes[column]!;
}

/** The index of an entity's attribute in the arrays of the attribute table. */
export function getAttributeIndex(world: World, entity: Entity, { column }: CompiledAttribute): number {
  return entity.slot * world.entities.attributes.stride + column;
}

/** Only units and props have attributes. */
export function canHaveAttributes(entity: Entity): entity is Unit | Prop {
  return entity.kind === 'unit' || entity.kind === 'prop';
}
