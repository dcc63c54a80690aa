import type { Prop, Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { getCompiledType, getAttributeIndex } from '../attributeTable/attributeTable.ts';
import { writeAttribute } from '../attributeTable/writeAttribute.ts';

/** Adds health up to the maximum. Dead units stay dead. */
export function healEntity(world: World, target: Unit | Prop, amount: number): void {
  if (!(amount > 0) || target.isDoomed || (target.kind === 'unit' && target.isDead)) return;
  let left = amount;
  for (const attribute of getCompiledType(world, target).attributes) {
    if (attribute.attribute.role !== 'health' || left <= 0) continue;
    const value = world.entities.attributes.value[getAttributeIndex(world, target, attribute)]!;
    left -= writeAttribute(world, target, attribute, value + left);
  }
}
