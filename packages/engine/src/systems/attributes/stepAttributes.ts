import type { Prop, Unit } from '../../world/Entity.ts';
import { DEAD, DOOMED, PROP, UNIT } from '../../world/marks.ts';
import type { World } from '../../world/World.ts';
import { endWithoutHealth } from '../combat/endWithoutHealth.ts';
import { attributesOf } from './attributeTable.ts';
import { fireEmpties, fireFills } from './writeAttribute.ts';

/** Lets attributes come back or drain. Goes over the table itself: most of it does nothing in most ticks. */
export function stepAttributes(world: World): void {
  const { records, marks, attributes } = world.entities;
  const { stride, value, min, max, regeneration, pausedUntil } = attributes;
  const drained: (Unit | Prop)[] = [];
  const end = world.entities.top * stride;
  for (let place = 0; place < end; place += 1) {
    const change = regeneration[place]!;
    if (change === 0) continue;
    const before = value[place]!;
    if (change > 0 ? before >= max[place]! || pausedUntil[place]! > world.tick : before <= min[place]!)
      continue;
    const slot = Math.floor(place / stride);
    const mark = marks[slot]!;
    // The dead do not regenerate, and a row may be left over from what was in the slot before.
    if ((mark & (UNIT | PROP)) === 0 || (mark & (DOOMED | DEAD)) !== 0) continue;
    const after = Math.min(max[place]!, Math.max(min[place]!, before + change));
    value[place] = after;
    if (after !== min[place] && after !== max[place]) continue;
    const owner = records[slot] as Unit | Prop;
    const { id } = attributesOf(world, owner).attributes[place - slot * stride]!;
    if (change > 0) {
      fireFills(world, owner, id);
    } else if (after === min[place]) {
      fireEmpties(world, owner, id);
      drained.push(owner);
    }
  }
  // Deaths leave things behind, and the table may move when it grows for them.
  for (const owner of drained) endWithoutHealth(world, owner, null);
}
