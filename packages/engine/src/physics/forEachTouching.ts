import type { Physics } from './PhysicsState.ts';
import { WALL_SLOT } from './PhysicsTypes.ts';

/** Visits every slot that a body touched after the last step, in ascending order, including sensors. */
export function forEachTouching(physics: Physics, slot: number, visit: (other: number) => void): void {
  const found = physics.bodies[slot];
  if (found !== undefined) for (const other of found.touching) visit(other);
}

/** Whether two slots touch. Either may be `WALL_SLOT`. */
export function areTouching(physics: Physics, a: number, b: number): boolean {
  if (a === WALL_SLOT) return b !== WALL_SLOT && areTouching(physics, b, WALL_SLOT);
  const found = physics.bodies[a];
  if (found === undefined) return false;
  return b === WALL_SLOT ? found.walls.length > 0 : found.touching.includes(b);
}
