import { registerCollider, unregisterCollider } from './ColliderTable.ts';
import type { BodyState, Physics, PhysicsBody } from './PhysicsState.ts';

/** Adds a new or restored body to the lists it belongs to. */
export function registerBody(
  physics: Physics,
  body: PhysicsBody,
  isStirring: boolean,
  snapshotState: BodyState | null,
): void {
  while (physics.bodies.length <= body.slot) {
    physics.bodies.push(undefined);
    physics.handles.push(Number.NaN);
    physics.turnLocks.push(true);
    physics.posePending.push(false);
    physics.snapshotStates.push(null);
    physics.vx.push(0);
    physics.vy.push(0);
  }
  const { x, y } = body.body.linvel();
  physics.bodies[body.slot] = body;
  physics.handles[body.slot] = body.facts.mover === 'forces' ? body.handle : Number.NaN;
  physics.turnLocks[body.slot] = body.facts.isTurnLocked;
  physics.posePending[body.slot] = isStirring;
  physics.snapshotStates[body.slot] = snapshotState;
  physics.vx[body.slot] = x;
  physics.vy[body.slot] = y;
  registerCollider(physics.colliders, body.collider.handle, body.slot);
  const { mover, isOneWay } = body.facts;
  if (mover === 'forces') physics.dynamic.push(body.slot);
  if (mover === 'poses' || mover === 'controller') physics.posed.push(body);
  if (isOneWay) physics.oneWay.push(body);
}

export function unregisterBody(physics: Physics, body: PhysicsBody): void {
  physics.bodies[body.slot] = undefined;
  physics.handles[body.slot] = Number.NaN;
  physics.snapshotStates[body.slot] = null;
  unregisterCollider(physics.colliders, body.collider.handle);
  removeFromArray(physics.dynamic, body.slot);
  removeFromArray(physics.posed, body);
  removeFromArray(physics.oneWay, body);
}

function removeFromArray<Element>(list: Element[], removed: Element): void {
  const index = list.indexOf(removed);
  if (index >= 0) list.splice(index, 1);
}
