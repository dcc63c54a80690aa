import { fire } from '../../rules/fire.ts';
import type { Prop, Unit } from '../../world/Entity.ts';
import type { CompiledAttribute, World } from '../../world/World.ts';
import { placeOf } from './attributeTable.ts';

/** Writes a value within its bounds, pauses regeneration after a loss, and gives back by how much it changed. */
export function writeAttribute(
  world: World,
  entity: Unit | Prop,
  attribute: CompiledAttribute,
  wanted: number,
): number {
  const { value, min, max, pausedUntil } = world.entities.attributes;
  const place = placeOf(world, entity, attribute);
  const before = value[place]!;
  const after = Math.min(max[place]!, Math.max(min[place]!, wanted));
  if (after === before) return 0;
  value[place] = after;
  if (after < before) pausedUntil[place] = world.tick + attribute.delayTicks;
  if (after < before && after === min[place]) fireEmpties(world, entity, attribute.id);
  if (after > before && after === max[place]) fireFills(world, entity, attribute.id);
  return after - before;
}

export function fireEmpties(world: World, { kind, id }: Unit | Prop, attribute: string): void {
  if (kind === 'unit')
    fire(world, 'attributeEmpties', { triggeringUnit: id, triggeringAttribute: attribute });
}

export function fireFills(world: World, { kind, id }: Unit | Prop, attribute: string): void {
  if (kind === 'unit') fire(world, 'attributeFills', { triggeringUnit: id, triggeringAttribute: attribute });
}
