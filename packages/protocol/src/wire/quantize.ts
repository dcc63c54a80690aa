import { POSITION_QUANTUM, ROTATION_STEPS, VELOCITY_QUANTUM } from './limits.ts';

/**
 * Both ends extrapolate with 64 times the displayed precision, so that an entity in steady motion stays in
 * the right place for seconds without an update. Rounding down in two steps gives the same result as in one,
 * so the displayed value is exactly the original value rounded to the quantum.
 */
const FINE = 64;
const FINE_SHIFT = 6;
const HALF = FINE / 2;
const FINE_PER_TILE = FINE / POSITION_QUANTUM;
const FINE_PER_SPEED = FINE / VELOCITY_QUANTUM;
/** The distance that a fine velocity of 1 covers in a second, in fine positions. */
const FINE_PER_SECOND = FINE_PER_TILE / FINE_PER_SPEED;

const CORRECTION_STEP = FINE / 4;
const FINE_POSITION_MAX = 0x3fff_ffff;
const FINE_VELOCITY_MAX = 0xff_ffff;
const TURN = 6.283185307179586;

/**
 * Attribute values are sent in steps between this size and 1. Steps are powers of two, so whole points are
 * always exact.
 */
const ATTRIBUTE_STEP_MIN = 1 / 1024;
const ATTRIBUTE_STEPS = 1024;

export function toFinePosition(tiles: number): number {
  return limit(Math.floor(tiles * FINE_PER_TILE), FINE_POSITION_MAX);
}

export function toFineVelocity(tilesPerSecond: number): number {
  return limit(Math.floor(tilesPerSecond * FINE_PER_SPEED), FINE_VELOCITY_MAX);
}

/** Rounds a fine position or velocity to the displayed quantum. */
export function toQuantum(fine: number): number {
  return (fine + HALF) >> FINE_SHIFT;
}

/** The fine velocity of a displayed one. */
export function toFine(quantum: number): number {
  return quantum << FINE_SHIFT;
}

export function toShownPosition(fine: number): number {
  return toQuantum(fine) * POSITION_QUANTUM;
}

export function toShownVelocity(quantum: number): number {
  return quantum * VELOCITY_QUANTUM;
}

/** The position after drifting for this many ticks. */
export function extrapolatePosition(start: number, drift: number, ticks: number, tickRate: number): number {
  return limit(start + Math.floor((FINE_PER_SECOND * drift * ticks) / tickRate), FINE_POSITION_MAX);
}

/** The drift that covers this distance in this many ticks. */
export function computeDrift(distance: number, ticks: number, tickRate: number): number {
  return limit(Math.round((distance * tickRate) / (FINE_PER_SECOND * ticks)), FINE_VELOCITY_MAX);
}

export function quantizePosition(tiles: number): number {
  return toShownPosition(toFinePosition(tiles));
}

export function quantizeVelocity(tilesPerSecond: number): number {
  return toShownVelocity(toQuantum(toFineVelocity(tilesPerSecond)));
}

export function toRotationStep(radians: number): number {
  return Math.round((radians / TURN) * ROTATION_STEPS) & (ROTATION_STEPS - 1);
}

export function toRotation(step: number): number {
  return (step * TURN) / ROTATION_STEPS;
}

export function quantizeRotation(radians: number): number {
  return toRotation(toRotationStep(radians));
}

/**
 * The step in which an attribute value is sent: less than a 500th of the maximum if possible, and never more
 * than one point.
 */
export function getAttributeStep(max: number): number {
  let step = 1;
  while (step > ATTRIBUTE_STEP_MIN && step * ATTRIBUTE_STEPS >= max * 2) step /= 2;
  return step;
}

export function quantizeAttribute(value: number, max: number): number {
  const step = getAttributeStep(max);
  return Math.round(value / step) * step + 0;
}

/**
 * The correction that leads from a calculated position to the displayed one, as a number that takes few bytes. Small
 * or precise ones are in fine units and odd; others are in 16 fine units and even.
 */
export function toCorrection(from: number, to: number, isPrecise: boolean): number {
  const off = to - from;
  if (isPrecise || (off >= -CORRECTION_STEP * 2 && off < CORRECTION_STEP * 2)) return off * 2 + 1;
  const steps = Math.round(off / CORRECTION_STEP);
  const reached = from + steps * CORRECTION_STEP;
  if (toQuantum(reached) === toQuantum(to)) return steps * 2;
  return (steps + (reached < to ? 1 : -1)) * 2;
}

export function fromCorrection(correction: number): number {
  return (correction & 1) !== 0 ? correction >> 1 : (correction >> 1) * CORRECTION_STEP;
}

/** Clamps a number to ±`max` and truncates it. NaN becomes 0; the bitwise or also turns −0 into 0. */
function limit(value: number, max: number): number {
  if (value > max) return max;
  return value >= -max ? value | 0 : value < -max ? -max : 0;
}
