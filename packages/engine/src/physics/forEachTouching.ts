import type { Physics } from './PhysicsState.ts';
import { WALL } from './PhysicsTypes.ts';

/** Visits every slot that a body touched after the last step, in ascending order, including sensors. */
export function forEachTouching(physics: Physics, slot: number, visit: (other: number) => void): void {
  const found = physics.bodies[slot];
  if (found !== undefined) for (const other of found.touching) visit(other);
}

/** Whether two slots touch. Either may be `WALL`. */
export function areTouching(physics: Physics, a: number, b: number): boolean {
  if (a === WALL) return b !== WALL && areTouching(physics, b, WALL);
  const found = physics.bodies[a];
  if (found === undefined) return false;
  return b === WALL ? found.walls.length > 0 : found.touching.includes(b);
}
