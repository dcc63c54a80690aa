import type { Prop, Unit } from '../../world/Entity.ts';
import type { World } from '../../world/World.ts';
import { getCompiledType } from './attributeTable.ts';

/** Fills the row of an entity with what its type says. */
export function resetAttributes(world: World, entity: Unit | Prop): void {
  const { stride, value, min, max, regeneration, pausedUntil } = world.entities.attributes;
  const row = entity.slot * stride;
  // Columns the type does not have may hold what was in the slot before, and would go on regenerating.
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
