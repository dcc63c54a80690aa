import type { UnitType } from '@playloom/game-format';
import type { Mover } from '../../physics/PhysicsState.ts';
import { moveKinematicBody, setBodyVelocity } from '../../physics/moveBody.ts';
import type { Unit } from '../../world/Entity.ts';
import type { World } from '../../world/World.ts';

/** How much of its acceleration is left to a unit while a push carries it on. */
const PUSHED_GRIP = 0.25;

/** Brings the velocity of a unit nearer to what it wants. Physics is told only of changes: each one is a call. */
export function walkUnit(world: World, unit: Unit, type: UnitType, speed: number, mover: Mover | null): void {
  const { motion } = world.entities;
  const { slot } = unit;
  const vx = motion.vx[slot]!;
  const vy = motion.vy[slot]!;
  const wishY = motion.wishY[slot]!;
  const wantedX = motion.wishX[slot]! * speed;
  // Who is as fast as it wants is most units in most ticks.
  if (vx === Math.fround(wantedX) && vy === Math.fround(wishY * speed)) return;
  const gravity = mover === 'forces' ? world.game.game.settings.gravity.y * type.body.gravityFactor : 0;
  // Where things fall, a unit that wants neither up nor down is left to gravity.
  const wantedY = gravity !== 0 && wishY === 0 ? vy : wishY * speed;
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

/** Without an acceleration a unit is as fast as it wants at once. */
export function getAcceleration(world: World, unit: Unit, { controls }: UnitType): number {
  const acceleration = controls.acceleration === 0 ? Infinity : controls.acceleration;
  return world.tick < unit.pushedUntil ? Math.min(acceleration, 1000) * PUSHED_GRIP : acceleration;
}

/** Moves and turns a body that the game poses by its velocity and spin. */
export function applyDrift(world: World, slot: number): void {
  const { motion } = world.entities;
  const { tickSeconds } = world.game;
  const x = motion.x[slot]! + motion.vx[slot]! * tickSeconds;
  const y = motion.y[slot]! + motion.vy[slot]! * tickSeconds;
  moveKinematicBody(world.physics, slot, x, y, motion.rotation[slot]! + motion.spin[slot]! * tickSeconds);
}
