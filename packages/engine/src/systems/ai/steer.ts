import type { Point, UnitType } from '@playloom/game-format';
import { atan2, normalizeAngle, PI } from '../../math/trigonometry.ts';
import type { Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { setEntityRotation } from '../bodies/motion.ts';
import { setMoveIntent } from '../../world/setMoveIntent.ts';

/** A vehicle steers fully if it has to turn by more than this angle. */
const FULL_STEERING = 0.5;
/** A vehicle that has to turn by more than this angle backs up. */
const BACK_UP_ANGLE = PI * 0.6;
/** The share of the throttle that a vehicle uses in the sharpest turn. */
const SLOW_IN_TURNS = 0.3;

/**
 * Moves a unit in a direction. The length of the direction, up to 1, is the share of its speed. For vehicles,
 * it is converted to steering and throttle.
 */
export function steerTowards(world: World, unit: Unit, type: UnitType, x: number, y: number): void {
  const isVehicle = type.controls.scheme === 'vehicle';
  const intent = isVehicle ? computeDriveIntent(world.entities.motion.rotation[unit.slot]!, x, y) : null;
  setMoveIntent(world, unit, intent === null ? x : intent.x, intent === null ? y : intent.y);
}

/** Turns a unit in its direction of movement, unless physics or driving turns it. */
export function faceMoveIntent(world: World, unit: Unit, type: UnitType): void {
  const { facing, scheme } = type.controls;
  const x = world.entities.motion.wishX[unit.slot]!;
  const y = world.entities.motion.wishY[unit.slot]!;
  if (facing === 'physics' || scheme === 'vehicle') return;
  if (scheme === 'platformer') {
    if (x !== 0) setEntityRotation(world, unit, x < 0 ? PI : 0);
  } else if (x !== 0 || y !== 0) {
    setEntityRotation(world, unit, atan2(y, x));
  }
}

export function facePoint(world: World, unit: Unit, type: UnitType, x: number, y: number): void {
  const { motion } = world.entities;
  const dx = x - motion.x[unit.slot]!;
  const dy = y - motion.y[unit.slot]!;
  if (type.controls.facing === 'physics' || type.controls.scheme === 'vehicle') return;
  if (dx !== 0 || dy !== 0) setEntityRotation(world, unit, atan2(dy, dx));
}

/** Computes the steering (x) and throttle (y, negative is forward) that turn a vehicle in a direction. */
export function computeDriveIntent(rotation: number, x: number, y: number): Point {
  const speed = Math.sqrt(x * x + y * y);
  if (speed === 0) return { x: 0, y: 0 };
  const turn = normalizeAngle(atan2(y, x) - rotation);
  if (Math.abs(turn) > BACK_UP_ANGLE) return { x: -Math.sign(turn), y: speed };
  const steering = Math.max(-1, Math.min(1, turn / FULL_STEERING));
  return { x: steering, y: -speed * Math.max(SLOW_IN_TURNS, 1 - Math.abs(turn) / PI) };
}
