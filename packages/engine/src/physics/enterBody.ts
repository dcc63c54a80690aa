import { enterCollider, leaveCollider } from './ColliderTable.ts';
import type { Physics, PhysicsBody } from './PhysicsState.ts';

/** Enters a body, new or from a snapshot, into the lists it belongs to. */
export function enterBody(physics: Physics, body: PhysicsBody): void {
  while (physics.bodies.length <= body.slot) {
    physics.bodies.push(undefined);
    physics.vx.push(0);
    physics.vy.push(0);
  }
  const { x, y } = body.body.linvel();
  physics.bodies[body.slot] = body;
  physics.vx[body.slot] = x;
  physics.vy[body.slot] = y;
  enterCollider(physics.colliders, body.collider.handle, body.slot);
  const { mover, isOneWay } = body.facts;
  if (mover === 'forces') physics.dynamic.push(body);
  if (mover === 'poses' || mover === 'controller') physics.posed.push(body);
  if (isOneWay) physics.oneWay.push(body);
}

export function leaveBody(physics: Physics, body: PhysicsBody): void {
  physics.bodies[body.slot] = undefined;
  leaveCollider(physics.colliders, body.collider.handle);
  leaveList(physics.dynamic, body);
  leaveList(physics.posed, body);
  leaveList(physics.oneWay, body);
}

function leaveList(list: PhysicsBody[], body: PhysicsBody): void {
  const place = list.indexOf(body);
  if (place >= 0) list.splice(place, 1);
}
