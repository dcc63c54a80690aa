import type { Vector, World } from '@dimforge/rapier2d-deterministic-compat';
import { hypot } from '../math/power.ts';

export function hasGravity({ gravity }: World): boolean {
  return gravity.x !== 0 || gravity.y !== 0;
}

/** Returns the direction against gravity. Without gravity, towards the top of the map. */
export function computeUpVector(gravity: Readonly<Vector>): Vector {
  const strength = hypot(gravity.x, gravity.y);
  return strength === 0 ? { x: 0, y: -1 } : { x: -gravity.x / strength, y: -gravity.y / strength };
}
