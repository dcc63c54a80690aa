import type { BodyMotionSource, Physics } from './PhysicsState.ts';

/** What moves the body in a slot; null if the slot has no body. */
export function findBodyMotionSource(physics: Physics, slot: number): BodyMotionSource | null {
  return physics.bodies[slot]?.facts.mover ?? null;
}

export function isRotationLocked(physics: Physics, slot: number): boolean {
  return physics.bodies[slot]?.facts.isTurnLocked ?? true;
}
