import type { Physics, PhysicsBody } from './PhysicsState.ts';

/** The only place that writes the state of a body: what the last snapshot kept of it no longer holds. */
export function updateBody(physics: Physics, body: PhysicsBody, changes: Partial<PhysicsBody>): void {
  Object.assign(body, changes);
  physics.snapshotStates[body.slot] = null;
}

/** Whether its pose will be handed out after the next step. */
export function setPosePending(physics: Physics, slot: number, isPending: boolean): void {
  if (physics.posePending[slot] === isPending) return;
  physics.posePending[slot] = isPending;
  physics.snapshotStates[slot] = null;
}
