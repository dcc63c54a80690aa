import type { UnitType } from '@playloom/game-format';
import { atan2, normalizeAngle, PI } from '../../math/trigonometry.ts';
import type { Unit } from '../../world/Entity.ts';
import type { World } from '../../world/World.ts';
import { turnTo } from '../movement/motion.ts';

/** A vehicle steers fully when it has to turn by more than this. */
const FULL_STEERING = 0.5;
/** From here on it backs up instead of turning around on the spot. */
const BACK_UP_ANGLE = PI * 0.6;

/** Walks in a direction; its length, up to 1, is how fast. Vehicles turn it into steering and throttle. */
export function steerTowards(world: World, unit: Unit, type: UnitType, x: number, y: number): void {
  if (type.controls.scheme === 'vehicle') {
    driveTowards(world, unit, x, y);
    return;
  }
  unit.wishX = x;
  unit.wishY = y;
}

/** Faces where it walks, unless something else turns it. */
export function faceAlong(world: World, unit: Unit, type: UnitType, x: number, y: number): void {
  const { facing, scheme } = type.controls;
  if (facing === 'physics' || scheme === 'vehicle') return;
  if (scheme === 'platformer') {
    if (x !== 0) turnTo(world, unit, x < 0 ? PI : 0);
  } else if (x !== 0 || y !== 0) {
    turnTo(world, unit, atan2(y, x));
  }
}

export function faceTo(world: World, unit: Unit, type: UnitType, x: number, y: number): void {
  const { motion } = world.entities;
  const dx = x - motion.x[unit.slot]!;
  const dy = y - motion.y[unit.slot]!;
  if (type.controls.facing === 'physics' || type.controls.scheme === 'vehicle') return;
  if (dx !== 0 || dy !== 0) turnTo(world, unit, atan2(dy, dx));
}

function driveTowards(world: World, unit: Unit, x: number, y: number): void {
  const speed = Math.sqrt(x * x + y * y);
  if (speed === 0) {
    unit.wishX = 0;
    unit.wishY = 0;
    return;
  }
  const turn = normalizeAngle(atan2(y, x) - world.entities.motion.rotation[unit.slot]!);
  const steering = Math.max(-1, Math.min(1, turn / FULL_STEERING));
  const isBackingUp = Math.abs(turn) > BACK_UP_ANGLE;
  unit.wishX = isBackingUp ? -Math.sign(turn) : steering;
  unit.wishY = isBackingUp ? speed : -speed * Math.max(0.3, 1 - Math.abs(turn) / PI);
}
