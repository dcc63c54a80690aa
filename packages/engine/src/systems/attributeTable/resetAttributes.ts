import type { Prop, Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { getCompiledType } from './attributeTable.ts';

/** Resets an entity's attributes to the values of its type. */
export function resetAttributes(world: World, entity: Unit | Prop): void {
  const { stride, value, min, max, regeneration, pausedUntil } = world.entities.attributes;
  const row = entity.slot * stride;
  // Clear the whole row first: other columns may contain values of the slot's previous entity, which would keep
  // regenerating.
  regeneration.fill(0, row, row + stride);
  for (const attribute of getCompiledType(world, entity).attributes) {
    const index = row + attribute.column;
    value[index] = attribute.start;
    min[index] = attribute.min;
    max[index] = attribute.max;
    regeneration[index] = attribute.regeneration;
    pausedUntil[index] = 0;
  }
}
