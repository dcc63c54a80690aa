import type { Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';

/** Computes the space that a unit needs on each side of its center. */
export function computeUnitRadius(world: World, unit: Unit): number {
  const { shape, width, height } = world.game.units.get(unit.type)!.type.body;
  const across = shape === 'circle' ? Math.min(width, height) : Math.max(width, height);
  return across * 0.5 * world.entities.motion.scale[unit.slot]!;
}

export function computeDistanceTo(world: World, unit: Unit, x: number, y: number): number {
  const { motion } = world.entities;
  const dx = x - motion.x[unit.slot]!;
  const dy = y - motion.y[unit.slot]!;
  return Math.sqrt(dx * dx + dy * dy);
}
