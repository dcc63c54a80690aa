import { stepPhysics } from '../../physics/stepPhysics.ts';
import type { Touch } from '../../physics/PhysicsTypes.ts';
import type { World } from '../../world/World.ts';

/** Turns wishes into velocities, moves what moves by itself, and steps the physics. */
export function stepMovement(world: World): readonly Touch[] {
  return stepPhysics(world.physics, world.entities.motion);
}
