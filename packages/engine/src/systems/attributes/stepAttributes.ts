import type { Prop, Unit } from '../../entities/Entity.ts';
import { DEAD_MARK, DOOMED_MARK, PROP_MARK, UNIT_MARK } from '../../world/marks.ts';
import type { World } from '../../world/World.ts';
import { destroyIfOutOfHealth } from '../death/destroyIfOutOfHealth.ts';
import { getCompiledType } from '../attributeTable/attributeTable.ts';
import { fireAttributeEmpties, fireAttributeFills } from '../attributeTable/writeAttribute.ts';

/**
 * Regenerates and drains attributes. Loops over the table instead of the entities, because most attributes
 * don't change in most ticks.
 */
export function stepAttributes(world: World): void {
  const { records, marks, attributes } = world.entities;
  const { stride, value, min, max, regeneration, pausedUntil } = attributes;
  const drained: (Unit | Prop)[] = [];
  const end = world.entities.top * stride;
  for (let index = 0; index < end; index += 1) {
    const change = regeneration[index]!;
    if (change === 0) continue;
    const before = value[index]!;
    if (change > 0 ? before >= max[index]! || pausedUntil[index]! > world.tick : before <= min[index]!)
      continue;
    const slot = Math.floor(index / stride);
    const mark = marks[slot]!;
    // Dead units don't regenerate, and the row may belong to an entity that is no longer in the slot.
    if ((mark & (UNIT_MARK | PROP_MARK)) === 0 || (mark & (DOOMED_MARK | DEAD_MARK)) !== 0) continue;
    const after = Math.min(max[index]!, Math.max(min[index]!, before + change));
    value[index] = after;
    if (after !== min[index] && after !== max[index]) continue;
    const owner = records[slot] as Unit | Prop;
    const { id } = getCompiledType(world, owner).attributes[index - slot * stride]!;
    if (change > 0) {
      fireAttributeFills(world, owner, id);
    } else if (after === min[index]) {
      fireAttributeEmpties(world, owner, id);
      drained.push(owner);
    }
  }
  // Only after the loop: deaths can drop items, for which the table may grow and be reallocated.
  for (const owner of drained) destroyIfOutOfHealth(world, owner, null);
}
