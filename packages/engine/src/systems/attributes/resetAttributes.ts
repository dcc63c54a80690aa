import type { Prop, Unit } from '../../world/Entity.ts';
import type { World } from '../../world/World.ts';
import { getCompiledType } from './attributeTable.ts';

/** Fills an entity's row with the values of its type. */
export function resetAttributes(world: World, entity: Unit | Prop): void {
  const { stride, value, min, max, regeneration, pausedUntil } = world.entities.attributes;
  const row = entity.slot * stride;
  // Columns that the type doesn't have may contain old values of the slot, which would keep regenerating.
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
