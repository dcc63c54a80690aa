import type { Point } from '@playloom/game-format';
import { atan2 } from '../../math/trigonometry.ts';
import { spawnProjectile } from '../spawn/spawnProjectile.ts';
import type { Projectile, Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { findMuzzlePosition } from './findMuzzlePosition.ts';

/** Shoots from the edge of a unit towards a position, without a weapon. Returns null if the room is full. */
export function shootProjectileAt(
  world: World,
  shooter: Unit,
  type: string,
  target: Point,
): Projectile | null {
  const { motion } = world.entities;
  const right = target.x - motion.x[shooter.slot]!;
  const down = target.y - motion.y[shooter.slot]!;
  const aim = right === 0 && down === 0 ? motion.rotation[shooter.slot]! : atan2(down, right);
  const { width } = world.game.units.get(shooter.type)!.type.body;
  const muzzle = findMuzzlePosition(world, shooter, {
    projectile: type,
    offset: { x: width / 2, y: 0 },
    aim,
  });
  return spawnProjectile(world, { type, x: muzzle.x, y: muzzle.y, rotation: aim, shooter });
}
