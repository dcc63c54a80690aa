import type { Physics, PhysicsBody } from './PhysicsState.ts';

/**
 * Changes the state of a body. All changes must go through here, because it invalidates the state in the last
 * snapshot.
 */
export function updateBody(physics: Physics, body: PhysicsBody, changes: Partial<PhysicsBody>): void {
  Object.assign(body, changes);
  physics.snapshotStates[body.slot] = null;
}

/** Sets whether the body's pose will be reported after the next step. */
export function setPosePending(physics: Physics, slot: number, isPending: boolean): void {
  if (physics.posePending[slot] === isPending) return;
  physics.posePending[slot] = isPending;
  physics.snapshotStates[slot] = null;
}
