import type { Prop, Unit } from '../../world/Entity.ts';
import type { World } from '../../world/World.ts';

/** Fills the row of an entity with what its type says. */
export function resetAttributes(world: World, entity: Unit | Prop): void {
  const { units, props } = world.game;
  const compiled = entity.kind === 'unit' ? units.get(entity.type)! : props.get(entity.type)!;
  const { attributes } = world.entities;
  for (const { column, start, min, max, regeneration } of compiled.attributes) {
    const place = entity.slot * attributes.stride + column;
    attributes.value[place] = start;
    attributes.min[place] = min;
    attributes.max[place] = max;
    attributes.regeneration[place] = regeneration;
    attributes.pausedUntil[place] = 0;
  }
}
