import { limits } from '@playloom/game-format';
import type { Entity } from '../../entities/Entity.ts';
import { markEntity } from '../../world/marks.ts';
import type { World } from '../../world/World.ts';

/** Writes a new entity into its slot, with zero velocity. */
export function insertEntity(
  world: World,
  entity: Entity,
  pose: { readonly x: number; readonly y: number; readonly rotation?: number; readonly scale?: number },
): void {
  const { records, motion } = world.entities;
  const { slot } = entity;
  records[slot] = entity;
  markEntity(world, entity);
  motion.x[slot] = clamp(pose.x);
  motion.y[slot] = clamp(pose.y);
  motion.rotation[slot] = pose.rotation ?? 0;
  motion.scale[slot] = pose.scale ?? 1;
  motion.vx[slot] = 0;
  motion.vy[slot] = 0;
  motion.spin[slot] = 0;
  motion.wishX[slot] = 0;
  motion.wishY[slot] = 0;
}

/** Limits a coordinate. A single body beyond the range of 32-bit floats would stop all others. */
function clamp(coordinate: number): number {
  return Math.min(limits.COORDINATE_MAX, Math.max(-limits.COORDINATE_MAX, coordinate));
}
