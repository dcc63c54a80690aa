import type { Prop, Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { getCompiledType, getAttributeIndex } from '../attributeTable/attributeTable.ts';
import { destroyProp } from './destroyProp.ts';
import { applyUnitDeath } from './applyUnitDeath.ts';

/** Lets a unit die or a prop break if it has no health left. Does nothing to entities without a health attribute. */
export function destroyIfOutOfHealth(world: World, owner: Unit | Prop, attacker: Unit | null): void {
  if (hasHealthLeft(world, owner)) return;
  if (owner.kind === 'unit') applyUnitDeath(world, owner, attacker);
  else destroyProp(world, owner, attacker);
}

function hasHealthLeft(world: World, owner: Unit | Prop): boolean {
  const { value, min } = world.entities.attributes;
  let hasHealth = false;
  for (const attribute of getCompiledType(world, owner).attributes) {
    if (attribute.attribute.role !== 'health') continue;
    const index = getAttributeIndex(world, owner, attribute);
    if (value[index]! > min[index]!) return true;
    hasHealth = true;
  }
  return !hasHealth;
}
