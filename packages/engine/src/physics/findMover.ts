import type { Mover, Physics } from './PhysicsState.ts';

/** What moves the body in a slot; null if the slot has no body. */
export function findMover(physics: Physics, slot: number): Mover | null {
  return physics.bodies[slot]?.facts.mover ?? null;
}

export function isRotationLocked(physics: Physics, slot: number): boolean {
  return physics.bodies[slot]?.facts.isTurnLocked ?? true;
}
