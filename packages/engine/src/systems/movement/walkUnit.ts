import type { UnitType } from '@playloom/game-format';
import type { BodyMotionSource } from '../../physics/PhysicsState.ts';
import { moveKinematicBody, setBodyVelocity } from '../../physics/moveBody.ts';
import type { Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';

/** The share of its acceleration that a unit has right after a push. */
const PUSHED_GRIP = 0.25;

/** Accelerates a unit towards its intended velocity. Passes only changes to physics, because calls are expensive. */
export function walkUnit(
  world: World,
  unit: Unit,
  type: UnitType,
  speed: number,
  mover: BodyMotionSource | null,
): void {
  const { motion } = world.entities;
  const { slot } = unit;
  const vx = motion.vx[slot]!;
  const vy = motion.vy[slot]!;
  const intentY = motion.wishY[slot]!;
  const wantedX = motion.wishX[slot]! * speed;
  // Most units already have their intended velocity in most ticks.
  if (vx === Math.fround(wantedX) && vy === Math.fround(intentY * speed)) return;
  const gravity = mover === 'forces' ? world.game.game.settings.gravity.y * type.body.gravityFactor : 0;
  // With gravity, a unit that intends to move neither up nor down just falls.
  const wantedY = gravity !== 0 && intentY === 0 ? vy : intentY * speed;
  const dx = wantedX - vx;
  const dy = wantedY - vy;
  const away = Math.sqrt(dx * dx + dy * dy);
  const step = getAcceleration(world, unit, type) * world.game.tickSeconds;
  const share = away <= step ? 1 : step / away;
  const nextX = Math.fround(vx + dx * share);
  const nextY = Math.fround(vy + dy * share);
  if (mover === 'forces') {
    if (nextX === vx && nextY === vy) return;
    motion.vx[slot] = nextX;
    motion.vy[slot] = nextY;
    setBodyVelocity(world.physics, slot, nextX, nextY);
    return;
  }
  motion.vx[slot] = nextX;
  motion.vy[slot] = nextY;
}

/** Returns infinity for units whose type has no acceleration: they reach their intended speed immediately. */
export function getAcceleration(world: World, unit: Unit, { controls }: UnitType): number {
  const acceleration = controls.acceleration === 0 ? Infinity : controls.acceleration;
  return world.tick < unit.pushedUntil ? Math.min(acceleration, 1000) * PUSHED_GRIP : acceleration;
}

/** Moves and rotates a kinematic body by its velocity and spin. */
export function moveKinematicByVelocity(world: World, slot: number): void {
  const { motion } = world.entities;
  const { tickSeconds } = world.game;
  const x = motion.x[slot]! + motion.vx[slot]! * tickSeconds;
  const y = motion.y[slot]! + motion.vy[slot]! * tickSeconds;
  moveKinematicBody(world.physics, slot, x, y, motion.rotation[slot]! + motion.spin[slot]! * tickSeconds);
}
