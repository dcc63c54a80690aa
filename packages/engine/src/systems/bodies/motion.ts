import { limits } from '@playloom/game-format';
import { normalizeAngle } from '../../math/trigonometry.ts';
import { resizeBody } from '../../physics/addBody.ts';
import { findBodyMotionSource, isRotationLocked } from '../../physics/findBodyMotionSource.ts';
import { getBodyMass, setBodyPose, setBodySpin, setBodyVelocity } from '../../physics/moveBody.ts';
import { createBodyOptions } from './addEntityBody.ts';
import type { Entity } from '../../entities/Entity.ts';
import { getEntityBody } from './bodyReach.ts';
import { toTicks } from '../../world/time.ts';
import type { World } from '../../world/World.ts';
import { updateAi } from '../../entities/updateAi.ts';
import { updatePlatformerState } from '../../entities/updatePlatformerState.ts';

/** How long a push moves a unit before it can brake again. */
const PUSH_SECONDS = 0.3;
/** The maximum speed that rules can set. No body should cross the map in a few ticks. */
const SPEED_MAX = limits.SPEED_MAX;
const SPIN_MAX = 200;
/** The largest angle of single precision that is not more than half a turn. */
const HALF_TURN = Math.fround(3.141_592_5);
const SCALE_MIN = 0.05;
const SCALE_MAX = 50;
/** Bodies up to this mass get the full speed of a push. */
const LIGHT_MASS = 1;

/** Moves an entity immediately. Its velocity stays the same. */
export function teleportEntity(world: World, entity: Entity, x: number, y: number): void {
  const { motion } = world.entities;
  const { slot } = entity;
  const toX = clamp(x, limits.COORDINATE_MAX);
  const toY = clamp(y, limits.COORDINATE_MAX);
  if (entity.kind === 'prop') {
    // A prop's path starts at its home. If home didn't move too, a platform would jump back immediately.
    entity.home = { x: entity.home.x + toX - motion.x[slot]!, y: entity.home.y + toY - motion.y[slot]! };
  }
  motion.x[slot] = toX;
  motion.y[slot] = toY;
  poseBody(world, slot);
  if (entity.kind !== 'unit') return;
  entity.steerAt = 0;
  // The unit's path starts at its old position, so it needs a new one.
  if (entity.ai.path.length > 0) updateAi(entity, { path: [], thinkAt: 0 });
}

export function setEntityVelocity(world: World, entity: Entity, vx: number, vy: number): void {
  const { motion } = world.entities;
  const { slot } = entity;
  if (isFixed(world, entity)) return;
  motion.vx[slot] = clamp(vx, SPEED_MAX);
  motion.vy[slot] = clamp(vy, SPEED_MAX);
  if (findBodyMotionSource(world.physics, slot) === 'forces') {
    setBodyVelocity(world.physics, slot, motion.vx[slot]!, motion.vy[slot]!);
  }
}

/**
 * Adds to an entity's velocity. A unit can't brake for a moment afterwards. Kinematic and static entities, such
 * as doors and lifts, are not affected.
 */
export function pushEntity(world: World, entity: Entity, dvx: number, dvy: number): void {
  const { motion } = world.entities;
  const mover = findBodyMotionSource(world.physics, entity.slot);
  if (mover === 'poses' || mover === 'nobody') return;
  setEntityVelocity(world, entity, motion.vx[entity.slot]! + dvx, motion.vy[entity.slot]! + dvy);
  if (entity.kind !== 'unit') return;
  entity.pushedUntil = world.tick + toTicks(world, PUSH_SECONDS);
  if (dvy < 0) updatePlatformerState(entity, { isGrounded: false });
}

/** Computes the speed that a push gives an entity. Heavy bodies get less. */
export function computePushSpeed(world: World, entity: Entity, strength: number): number {
  if (findBodyMotionSource(world.physics, entity.slot) === null) return strength;
  return strength / Math.max(LIGHT_MASS, getBodyMass(world.physics, entity.slot));
}

/** Turns an entity. The angle has single precision as in physics, so that it takes few bytes on the wire. */
export function setEntityRotation(world: World, entity: Entity, radians: number): void {
  const { motion } = world.entities;
  const { slot } = entity;
  const turned = Math.min(HALF_TURN, Math.max(-HALF_TURN, Math.fround(normalizeAngle(radians))));
  if (!Number.isFinite(turned) || motion.rotation[slot] === turned) return;
  motion.rotation[slot] = turned;
  const { shape, isTurnLocked: isLocked } = getEntityBody(world, entity);
  // No need to rotate the body: a circle is the same from every side, and platformer units stay upright.
  if (shape === 'circle' && isLocked) return;
  if (findBodyMotionSource(world.physics, slot) !== 'controller') poseBody(world, slot);
}

/** Sets the rotation speed in radians per second. */
export function spinEntity(world: World, entity: Entity, spin: number): void {
  const { slot } = entity;
  world.entities.motion.spin[slot] = clamp(spin, SPIN_MAX);
  if (findBodyMotionSource(world.physics, slot) !== 'forces' || isRotationLocked(world.physics, slot)) return;
  setBodySpin(world.physics, slot, world.entities.motion.spin[slot]!);
}

export function stopEntity(world: World, entity: Entity): void {
  setEntityVelocity(world, entity, 0, 0);
  spinEntity(world, entity, 0);
}

/** Changes an entity's size. 1 is the size of its type. */
export function scaleEntity(world: World, entity: Entity, scale: number): void {
  const { slot } = entity;
  const wanted = Math.min(SCALE_MAX, Math.max(SCALE_MIN, scale));
  if (!Number.isFinite(wanted) || world.entities.motion.scale[slot] === wanted) return;
  world.entities.motion.scale[slot] = wanted;
  if (entity.kind === 'projectile' || findBodyMotionSource(world.physics, slot) === null) return;
  resizeBody(world.physics, slot, createBodyOptions(world, entity));
}

/** Whether the entity has a static body, which never moves, not even by rules. */
function isFixed(world: World, entity: Entity): boolean {
  return (
    findBodyMotionSource(world.physics, entity.slot) === 'nobody' &&
    getEntityBody(world, entity).kind === 'static'
  );
}

function poseBody(world: World, slot: number): void {
  const mover = findBodyMotionSource(world.physics, slot);
  if (mover === null) return;
  const { x, y, rotation } = world.entities.motion;
  setBodyPose(world.physics, slot, x[slot]!, y[slot]!, mover === 'controller' ? 0 : rotation[slot]!);
}

function clamp(value: number, max: number): number {
  return Number.isFinite(value) ? Math.min(max, Math.max(-max, value)) : 0;
}
