import type { Prop, Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { pushEntity } from '../bodies/motion.ts';
import type { ProjectileFlight } from './ProjectileFlight.ts';

/** Pushes the target along the flight direction. */
export function knockBack(
  world: World,
  { projectile: { slot }, type }: ProjectileFlight,
  target: Unit | Prop,
): void {
  const { vx, vy } = world.entities.motion;
  const speed = Math.sqrt(vx[slot]! * vx[slot]! + vy[slot]! * vy[slot]!);
  if (type.knockback === 0 || speed === 0) return;
  pushEntity(world, target, (vx[slot]! / speed) * type.knockback, (vy[slot]! / speed) * type.knockback);
}
