import { type Collider, QueryFilterFlags } from '@dimforge/rapier2d-deterministic-compat';
import { findSlot, topOf } from './ColliderTable.ts';
import { reachDown, SINK_MAX } from './oneWay.ts';
import { type Physics, requireBody } from './PhysicsState.ts';
import { type ControllerMove, type ControllerOptions, WALL } from './PhysicsTypes.ts';

const FLOOR_STEEPNESS = 0.6;

/** Moves a controller as far as the world lets it; it will be there after the next step. */
export function moveController(
  physics: Physics,
  slot: number,
  dx: number,
  dy: number,
  options: ControllerOptions = {},
): ControllerMove {
  const { controller } = physics;
  const found = requireBody(physics, slot);
  const from = found.body.translation();
  const feet = from.y + reachDown(found.facts, 0);
  const isFalling = dy >= 0 && options.isDroppingThrough !== true;
  const holds = (top: number): boolean => isFalling && feet <= top + SINK_MAX;
  controller.setCharacterMass(found.body.mass());
  controller.computeColliderMovement(
    found.collider,
    { x: dx, y: dy },
    QueryFilterFlags.EXCLUDE_SENSORS,
    found.facts.groups,
    ({ handle }: Collider) => {
      const other = findSlot(physics.colliders, handle);
      if (other === WALL) {
        const top = topOf(physics.colliders, handle);
        return Number.isNaN(top) || holds(top);
      }
      const body = physics.bodies[other];
      return body === undefined || !body.facts.isOneWay || holds(body.top);
    },
  );
  const moved = controller.computedMovement();
  found.body.setNextKinematicTranslation({ x: from.x + moved.x, y: from.y + moved.y });
  found.isStirring = true;
  return { dx: moved.x, dy: moved.y, isGrounded: controller.computedGrounded(), ...readCollisions(physics) };
}

function readCollisions({
  controller,
  colliders,
  up,
}: Physics): Pick<ControllerMove, 'ground' | 'isBlockedAbove' | 'isBlockedSideways'> {
  let ground: number | null = null;
  let isBlockedAbove = false;
  let isBlockedSideways = false;
  for (let index = 0; index < controller.numComputedCollisions(); index++) {
    const collision = controller.computedCollision(index);
    if (collision === null || collision.collider === null) continue;
    const steepness = collision.normal1.x * up.x + collision.normal1.y * up.y;
    if (steepness > FLOOR_STEEPNESS) ground = findSlot(colliders, collision.collider.handle);
    else if (steepness < -FLOOR_STEEPNESS) isBlockedAbove = true;
    else isBlockedSideways = true;
  }
  return { ground, isBlockedAbove, isBlockedSideways };
}
