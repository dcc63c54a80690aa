import type { Prop, Unit } from '../../world/Entity.ts';
import type { World } from '../../world/World.ts';
import { attributesOf, placeOf } from '../attributes/attributeTable.ts';
import { destroyProp } from './destroyProp.ts';
import { killUnit } from './killUnit.ts';

/** Lets a unit die and a prop break when no health is left. What never had any is not at its end. */
export function endWithoutHealth(world: World, owner: Unit | Prop, attacker: Unit | null): void {
  if (hasHealthLeft(world, owner)) return;
  if (owner.kind === 'unit') killUnit(world, owner, attacker);
  else destroyProp(world, owner, attacker);
}

function hasHealthLeft(world: World, owner: Unit | Prop): boolean {
  const { value, min } = world.entities.attributes;
  let hasHealth = false;
  for (const attribute of attributesOf(world, owner).attributes) {
    if (attribute.attribute.role !== 'health') continue;
    const place = placeOf(world, owner, attribute);
    if (value[place]! > min[place]!) return true;
    hasHealth = true;
  }
  return !hasHealth;
}
