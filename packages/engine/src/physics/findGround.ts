import { updateBody } from './updateBody.ts';
import { findLanding } from './findLanding.ts';
import { syncColliderPoses } from './moveController.ts';
import { type Physics, requireBody } from './PhysicsState.ts';

/** Finds the ground again after a standing controller was moved. Without it, its next move would be a fall. */
export function findGround(physics: Physics, slot: number): void {
  const found = requireBody(physics, slot);
  syncColliderPoses(physics);
  const still = { dx: 0, dy: 0, isHeld: true, ignored: null };
  const landing = findLanding(physics, found, still, still, true);
  updateBody(physics, found, { ground: landing?.ground ?? null });
}
