import { enterCollider, leaveCollider } from './ColliderTable.ts';
import type { BodyState, Physics, PhysicsBody } from './PhysicsState.ts';

/** Enters a body, new or from a snapshot, into the lists it belongs to. */
export function enterBody(
  physics: Physics,
  body: PhysicsBody,
  isStirring: boolean,
  kept: BodyState | null,
): void {
  while (physics.bodies.length <= body.slot) {
    physics.bodies.push(undefined);
    physics.handles.push(Number.NaN);
    physics.turnLocks.push(true);
    physics.stirring.push(false);
    physics.kept.push(null);
    physics.vx.push(0);
    physics.vy.push(0);
  }
  const { x, y } = body.body.linvel();
  physics.bodies[body.slot] = body;
  physics.handles[body.slot] = body.facts.mover === 'forces' ? body.handle : Number.NaN;
  physics.turnLocks[body.slot] = body.facts.isTurnLocked;
  physics.stirring[body.slot] = isStirring;
  physics.kept[body.slot] = kept;
  physics.vx[body.slot] = x;
  physics.vy[body.slot] = y;
  enterCollider(physics.colliders, body.collider.handle, body.slot);
  const { mover, isOneWay } = body.facts;
  if (mover === 'forces') physics.dynamic.push(body.slot);
  if (mover === 'poses' || mover === 'controller') physics.posed.push(body);
  if (isOneWay) physics.oneWay.push(body);
}

export function leaveBody(physics: Physics, body: PhysicsBody): void {
  physics.bodies[body.slot] = undefined;
  physics.handles[body.slot] = Number.NaN;
  physics.kept[body.slot] = null;
  leaveCollider(physics.colliders, body.collider.handle);
  leaveList(physics.dynamic, body.slot);
  leaveList(physics.posed, body);
  leaveList(physics.oneWay, body);
}

function leaveList<Element>(list: Element[], leaving: Element): void {
  const place = list.indexOf(leaving);
  if (place >= 0) list.splice(place, 1);
}
