import type { UnitType } from '@playloom/game-format';
import type { Mover } from '../../physics/PhysicsState.ts';
import { moveKinematicBody, setBodyVelocity } from '../../physics/moveBody.ts';
import type { Unit } from '../../world/Entity.ts';
import type { World } from '../../world/World.ts';

/** Share of its acceleration that a unit has while a push carries it. */
const PUSHED_GRIP = 0.25;

/**
 * Brings the velocity of a unit closer to its intent. Only changes are passed to physics, because each one is
 * a call.
 */
export function walkUnit(world: World, unit: Unit, type: UnitType, speed: number, mover: Mover | null): void {
  const { motion } = world.entities;
  const { slot } = unit;
  const vx = motion.vx[slot]!;
  const vy = motion.vy[slot]!;
  const intentY = motion.wishY[slot]!;
  const wantedX = motion.wishX[slot]! * speed;
  // Most units have their intended speed in most ticks.
  if (vx === Math.fround(wantedX) && vy === Math.fround(intentY * speed)) return;
  const gravity = mover === 'forces' ? world.game.game.settings.gravity.y * type.body.gravityFactor : 0;
  // With gravity, a unit that wants neither up nor down is left to gravity.
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

/** Without an acceleration a unit reaches its intended speed immediately. */
export function getAcceleration(world: World, unit: Unit, { controls }: UnitType): number {
  const acceleration = controls.acceleration === 0 ? Infinity : controls.acceleration;
  return world.tick < unit.pushedUntil ? Math.min(acceleration, 1000) * PUSHED_GRIP : acceleration;
}

/** Moves and rotates a body posed by the game by its velocity and spin. */
export function applyDrift(world: World, slot: number): void {
  const { motion } = world.entities;
  const { tickSeconds } = world.game;
  const x = motion.x[slot]! + motion.vx[slot]! * tickSeconds;
  const y = motion.y[slot]! + motion.vy[slot]! * tickSeconds;
  moveKinematicBody(world.physics, slot, x, y, motion.rotation[slot]! + motion.spin[slot]! * tickSeconds);
}
