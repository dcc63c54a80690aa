import type { Unit, UnbuffedAttribute } from '../../entities/Entity.ts';
import type { CompiledAttribute, World } from '../../world/World.ts';
import { findAttribute, getAttributeIndex } from '../attributeTable/attributeTable.ts';
import { writeAttribute } from '../attributeTable/writeAttribute.ts';
import { destroyIfOutOfHealth } from '../death/destroyIfOutOfHealth.ts';

/**
 * Sets the maximum and the regeneration of attributes that buffs change. Always starts from the values without
 * buffs, because adding and later subtracting would leave rounding errors.
 */
export function applyBuffs(world: World, unit: Unit): void {
  const changes = sumChanges(world, unit);
  const unbuffed: { [attribute: string]: UnbuffedAttribute } = {};
  let hasLost = false;
  for (const id of new Set([...Object.keys(unit.unbuffed), ...changes.keys()])) {
    const attribute = findAttribute(world, unit, id);
    if (attribute === null) continue;
    const own = unit.unbuffed[id] ?? readOwn(world, unit, attribute);
    const change = changes.get(id);
    if (change !== undefined) unbuffed[id] = own;
    hasLost = applyChange(world, unit, attribute, own, change ?? NO_CHANGE) || hasLost;
  }
  unit.unbuffed = unbuffed;
  if (hasLost) destroyIfOutOfHealth(world, unit, null);
}

const NO_CHANGE: UnbuffedAttribute = { max: 0, regeneration: 0 };

/** Sums up the changes of all buffs by attribute. Regeneration is in points per tick. */
function sumChanges(world: World, unit: Unit): Map<string, UnbuffedAttribute> {
  const sums = new Map<string, UnbuffedAttribute>();
  for (const { buff, stacks } of unit.buffs) {
    for (const [id, change] of Object.entries(world.game.game.types.buffs[buff]!.attributes)) {
      const sum = sums.get(id) ?? NO_CHANGE;
      sums.set(id, {
        max: sum.max + change.max * stacks,
        regeneration: sum.regeneration + (change.regeneration * stacks) / world.game.tickRate,
      });
    }
  }
  return sums;
}

function readOwn(world: World, unit: Unit, attribute: CompiledAttribute): UnbuffedAttribute {
  const { max, regeneration } = world.entities.attributes;
  const index = getAttributeIndex(world, unit, attribute);
  return { max: max[index]!, regeneration: regeneration[index]! };
}

/** Applies buffs to one attribute. Returns true if the new maximum reduced its value. */
function applyChange(
  world: World,
  unit: Unit,
  attribute: CompiledAttribute,
  own: UnbuffedAttribute,
  change: UnbuffedAttribute,
): boolean {
  const { value, min, max, regeneration } = world.entities.attributes;
  const index = getAttributeIndex(world, unit, attribute);
  max[index] = Math.max(min[index]!, own.max + change.max);
  regeneration[index] = own.regeneration + change.regeneration;
  return writeAttribute(world, unit, attribute, value[index]!) < 0;
}
