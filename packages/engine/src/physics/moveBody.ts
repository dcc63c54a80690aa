import { updateBody, setPosePending } from './updateBody.ts';
import type { Physics } from './PhysicsState.ts';
import { requireBody } from './PhysicsState.ts';
import { computeExtent } from './computeExtent.ts';

/** Moves a body immediately, without sweeping the path in between. */
export function setBodyPose(physics: Physics, slot: number, x: number, y: number, rotation: number): void {
  const found = requireBody(physics, slot);
  found.body.setTranslation({ x, y }, true);
  // Setting the same rotation again would change its last bits in Rapier.
  if (rotation !== found.rotation) found.body.setRotation(rotation, true);
  const top = y - computeExtent({ facts: found.facts, rotation }, 0, -1);
  updateBody(physics, found, { rotation, top, ground: null });
  setPosePending(physics, slot, true);
  physics.hasStalePoses = true;
}

/** Sets the velocity of a body. Has no effect on bodies that aren't moved by forces. */
export function setBodyVelocity(physics: Physics, slot: number, vx: number, vy: number): void {
  const handle = physics.handles[slot] ?? Number.NaN;
  if (Number.isNaN(handle)) return;
  const x = Math.fround(vx);
  const y = Math.fround(vy);
  if (x === physics.vx[slot] && y === physics.vy[slot]) return;
  physics.vx[slot] = x;
  physics.vy[slot] = y;
  setPosePending(physics, slot, true);
  physics.vector.x = x;
  physics.vector.y = y;
  physics.world.bodies.raw.rbSetLinvel(handle, physics.vector, true);
}

export function setBodySpin(physics: Physics, slot: number, spin: number): void {
  const found = requireBody(physics, slot);
  if (found.facts.mover === 'forces') found.body.setAngvel(spin, true);
}

export function getBodyMass(physics: Physics, slot: number): number {
  return requireBody(physics, slot).body.mass();
}

/** Enables or disables a body. A disabled body, such as that of a dead unit, touches nothing and doesn't move. */
export function setBodyEnabled(physics: Physics, slot: number, isEnabled: boolean): void {
  const found = requireBody(physics, slot);
  found.body.setEnabled(isEnabled);
  setPosePending(physics, slot, true);
}

/** Sets where a kinematic body will be after the next step. Bodies resting on it are carried along. */
export function moveKinematicBody(
  physics: Physics,
  slot: number,
  x: number,
  y: number,
  rotation: number,
): void {
  const found = requireBody(physics, slot);
  if (found.facts.mover !== 'poses') return;
  found.body.setNextKinematicTranslation({ x, y });
  if (rotation !== found.rotation) found.body.setNextKinematicRotation(rotation);
  setPosePending(physics, slot, true);
}
