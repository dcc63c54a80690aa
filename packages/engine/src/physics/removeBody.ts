import { updateBody } from './updateBody.ts';
import { unregisterBody } from './registerBody.ts';
import { type Physics, requireBody } from './PhysicsState.ts';

export function hasBody(physics: Physics, slot: number): boolean {
  return physics.bodies[slot] !== undefined;
}

/** Removes a body. Bodies that touched it stop touching it immediately; the next step doesn't report that. */
export function removeBody(physics: Physics, slot: number): void {
  const found = physics.bodies[slot];
  if (found === undefined) return;
  for (const other of found.touching) {
    const touched = requireBody(physics, other);
    updateBody(physics, touched, { touching: touched.touching.filter((toucher) => toucher !== slot) });
  }
  unregisterBody(physics, found);
  physics.world.removeRigidBody(found.body);
}
