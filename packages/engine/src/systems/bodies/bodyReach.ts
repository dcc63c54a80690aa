import type { Body } from '@playloom/game-format';
import { cos, sin } from '../../math/trigonometry.ts';
import { findBodyMotionSource } from '../../physics/findBodyMotionSource.ts';
import type { Entity } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';

export function getEntityBody(world: World, entity: Entity): Body {
  const { units, items, projectiles, props } = world.game;
  const types = { unit: units, item: items, projectile: projectiles, prop: props };
  return types[entity.kind].get(entity.type)!.type.body;
}

/** The maximum extent of a body from its center. */
export function computeBodyReach(world: World, entity: Entity): number {
  const { width, height } = getEntityBody(world, entity);
  return (Math.max(width, height) / 2) * world.entities.motion.scale[entity.slot]!;
}

/**
 * Computes the distance from a point to the outline of a body; 0 inside. All shapes with corners are treated as
 * boxes.
 */
export function computeDistanceToBody(world: World, entity: Entity, x: number, y: number): number {
  const { motion } = world.entities;
  const { slot } = entity;
  const { shape, width, height, offset } = getEntityBody(world, entity);
  const scale = motion.scale[slot]!;
  // Platformer units face left or right, but their bodies stay upright.
  const turned = findBodyMotionSource(world.physics, slot) === 'controller' ? 0 : motion.rotation[slot]!;
  const right = x - motion.x[slot]!;
  const down = y - motion.y[slot]!;
  const alongX = right * cos(turned) + down * sin(turned) - offset.x * scale;
  const alongY = down * cos(turned) - right * sin(turned) - offset.y * scale;
  if (shape === 'circle') {
    const radius = (Math.min(width, height) / 2) * scale;
    return Math.max(0, Math.sqrt(alongX * alongX + alongY * alongY) - radius);
  }
  const outX = Math.max(0, Math.abs(alongX) - (width / 2) * scale);
  const outY = Math.max(0, Math.abs(alongY) - (height / 2) * scale);
  return Math.sqrt(outX * outX + outY * outY);
}
