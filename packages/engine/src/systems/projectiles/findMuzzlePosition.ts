import type { Point } from '@playloom/game-format';
import { cos, sin } from '../../math/trigonometry.ts';
import { castBall } from '../../physics/cast.ts';
import type { Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';

const SOLID = { walls: true, units: true, items: false, props: true } as const;

/**
 * Finds the point where a projectile leaves a unit: at the end of the held item, or earlier if something is in
 * the way. Otherwise a gun that reaches through a thin wall, or past a very close unit, would shoot behind it.
 */
export function findMuzzlePosition(
  world: World,
  unit: Unit,
  { projectile, offset, aim }: { readonly projectile: string; readonly offset: Point; readonly aim: number },
): Point {
  const { motion } = world.entities;
  const { slot } = unit;
  const scale = motion.scale[slot]!;
  const right = (offset.x * cos(aim) - offset.y * sin(aim)) * scale;
  const down = (offset.x * sin(aim) + offset.y * cos(aim)) * scale;
  const length = Math.sqrt(right * right + down * down);
  const x = motion.x[slot]!;
  const y = motion.y[slot]!;
  if (length === 0) return { x, y };
  const radius = (world.game.projectiles.get(projectile)?.type.body.width ?? 0) / 2;
  const targets = { ...SOLID, ignore: slot };
  const hit = castBall(world.physics, x, y, right / length, down / length, length, radius, targets);
  const part = hit === null ? 1 : hit.distance / length;
  return { x: x + right * part, y: y + down * part };
}
