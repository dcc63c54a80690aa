import type { UnitType } from '@playloom/game-format';
import { toRadians } from '../../math/angles.ts';
import { pow } from '../../math/power.ts';
import { cos, sin } from '../../math/trigonometry.ts';
import type { Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { setEntityVelocity, setEntityRotation } from '../bodies/motion.ts';
import { getAcceleration } from './walkUnit.ts';

/** How much stronger brakes are than the engine. */
const BRAKE = 2;
/** Without throttle, a vehicle slows down at this share of its acceleration. */
const ROLL = 0.35;
/**
 * The share of its top speed from which a vehicle turns at its full rate. A slower vehicle turns less, and a
 * parked one not at all.
 */
const FULL_TURN_AT = 0.35;
const SLOWEST = 0.01;
/** A tenth of a second reduces a sideways slide to the share 1 − grip. */
const GRIP_PER_SECOND = 10;

/** Moves a vehicle: throttle, reverse, steering that depends on speed, and sideways sliding. */
export function driveUnit(world: World, unit: Unit, type: UnitType, speed: number): void {
  const { motion } = world.entities;
  const { tickSeconds } = world.game;
  const { slot } = unit;
  const { controls } = type;
  const vx = motion.vx[slot]!;
  const vy = motion.vy[slot]!;
  const steering = motion.wishX[slot]!;
  const throttle = -motion.wishY[slot]!;
  if (throttle === 0 && vx === 0 && vy === 0) return;
  const before = motion.rotation[slot]!;
  const rolling = (vx * cos(before) + vy * sin(before)) / Math.max(SLOWEST, speed * FULL_TURN_AT);
  const turning = Math.max(-1, Math.min(1, rolling));
  setEntityRotation(world, unit, before + steering * toRadians(controls.turnSpeed) * turning * tickSeconds);
  const aheadX = cos(motion.rotation[slot]!);
  const aheadY = sin(motion.rotation[slot]!);
  const ahead = vx * aheadX + vy * aheadY;
  const aside = vy * aheadX - vx * aheadY;
  const reverse = controls.speed === 0 ? 0 : controls.reverseSpeed * (speed / controls.speed);
  const wanted = throttle * (throttle > 0 ? speed : reverse);
  const nextAhead = approach(ahead, wanted, computePull(world, unit, type, ahead, wanted) * tickSeconds);
  const nextAside = aside * pow(1 - controls.grip, tickSeconds * GRIP_PER_SECOND);
  const nextX = aheadX * nextAhead - aheadY * nextAside;
  const nextY = aheadY * nextAhead + aheadX * nextAside;
  setEntityVelocity(world, unit, roundDownToRest(nextX), roundDownToRest(nextY));
}

/**
 * Turns very low speeds into 0. Otherwise a slide would get smaller and smaller without end, and a parked
 * vehicle would never fall asleep.
 */
function roundDownToRest(speed: number): number {
  return Math.abs(speed) < SLOWEST ? 0 : speed;
}

function computePull(world: World, unit: Unit, type: UnitType, ahead: number, wanted: number): number {
  const acceleration = Math.min(getAcceleration(world, unit, type), 10_000);
  if (wanted === 0) return acceleration * ROLL;
  return ahead * wanted < 0 ? acceleration * BRAKE : acceleration;
}

function approach(value: number, wanted: number, step: number): number {
  return value < wanted ? Math.min(wanted, value + step) : Math.max(wanted, value - step);
}
