import { fire } from '../../triggers/fire.ts';
import type { Prop, Unit } from '../../entities/Entity.ts';
import type { CompiledAttribute, World } from '../../world/World.ts';
import { getAttributeIndex } from './attributeTable.ts';

/**
 * Sets an attribute, clamped to its minimum and maximum, and pauses regeneration after a loss. Returns the
 * change.
 */
export function writeAttribute(
  world: World,
  entity: Unit | Prop,
  attribute: CompiledAttribute,
  wanted: number,
): number {
  const { value, min, max, pausedUntil } = world.entities.attributes;
  const index = getAttributeIndex(world, entity, attribute);
  const before = value[index]!;
  const after = Math.min(max[index]!, Math.max(min[index]!, wanted));
  if (after === before) return 0;
  value[index] = after;
  if (after < before) pausedUntil[index] = world.tick + attribute.delayTicks;
  if (after < before && after === min[index]) fireAttributeEmpties(world, entity, attribute.id);
  if (after > before && after === max[index]) fireAttributeFills(world, entity, attribute.id);
  return after - before;
}

export function fireAttributeEmpties(world: World, { kind, id }: Unit | Prop, attribute: string): void {
  if (kind === 'unit')
    fire(world, 'attributeEmpties', { triggeringUnit: id, triggeringAttribute: attribute });
}

export function fireAttributeFills(world: World, { kind, id }: Unit | Prop, attribute: string): void {
  if (kind === 'unit') fire(world, 'attributeFills', { triggeringUnit: id, triggeringAttribute: attribute });
}
