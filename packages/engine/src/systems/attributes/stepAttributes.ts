import type { Prop, Unit } from '../../world/Entity.ts';
import type { World } from '../../world/World.ts';
import { endWithoutHealth } from '../combat/endWithoutHealth.ts';
import { attributesOf, canHaveAttributes } from './attributeTable.ts';
import { fireEmpties, fireFills } from './writeAttribute.ts';

/** Lets attributes come back or drain. Goes over the table itself: most of it does nothing in most ticks. */
export function stepAttributes(world: World): void {
  const { stride, value, min, max, regeneration, pausedUntil } = world.entities.attributes;
  const drained: (Unit | Prop)[] = [];
  const end = world.entities.top * stride;
  for (let place = 0; place < end; place += 1) {
    const change = regeneration[place]!;
    if (change === 0) continue;
    const before = value[place]!;
    if (change > 0 ? before >= max[place]! || pausedUntil[place]! > world.tick : before <= min[place]!)
      continue;
    const slot = Math.floor(place / stride);
    const owner = findOwner(world, slot);
    if (owner === null) continue;
    const after = Math.min(max[place]!, Math.max(min[place]!, before + change));
    value[place] = after;
    if (after !== min[place] && after !== max[place]) continue;
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

/** What lives in a slot; the dead do not regenerate. */
function findOwner(world: World, slot: number): Unit | Prop | null {
  const record = world.entities.records[slot];
  if (record == null || record.isDoomed || !canHaveAttributes(record)) return null;
  return record.kind === 'unit' && record.isDead ? null : record;
}
