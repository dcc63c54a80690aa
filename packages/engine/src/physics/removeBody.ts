import { updateBody } from './updateBody.ts';
import { unregisterBody } from './registerBody.ts';
import { type Physics, requireBody } from './PhysicsState.ts';

export function hasBody(physics: Physics, slot: number): boolean {
  return physics.bodies[slot] !== undefined;
}

/** What touched it stops doing so at once; the next step has no word about it. */
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
