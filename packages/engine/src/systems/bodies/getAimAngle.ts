import type { Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';

/** The direction in which a unit strikes, shoots and drops items, in radians. */
export function getAimAngle(world: World, unit: Unit): number {
  return world.entities.motion.rotation[unit.slot]!;
}
