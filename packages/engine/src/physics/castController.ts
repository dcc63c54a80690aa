import { type Collider, QueryFilterFlags, type Vector } from '@dimforge/rapier2d-deterministic-compat';
import { findColliderSlot, getColliderTop } from './ColliderTable.ts';
import { CONTROLLER_GAP } from './createController.ts';
import { SINK_MAX } from './oneWay.ts';
import type { Ground, Physics, PhysicsBody } from './PhysicsState.ts';
import { WALL_SLOT } from './PhysicsTypes.ts';
import { computeExtent } from './computeExtent.ts';

export interface IntendedMove {
  readonly dx: number;
  readonly dy: number;
  /** Whether the controller lands on one-way platforms instead of passing through them. */
  readonly isHeld: boolean;
  readonly ignored: PhysicsBody | null;
}

interface ControllerHit extends Ground {
  readonly distance: number;
}

/**
 * Creates a filter for the colliders that stop a controller. Rapier calls the filter during its own work, so it
 * must not call Rapier.
 */
export function createObstacleTest(
  { colliders, bodies }: Physics,
  found: PhysicsBody,
  intended: IntendedMove,
): (collider: Collider) => boolean {
  const feet = found.body.translation().y + computeExtent(found, 0, 1);
  const holds = (top: number): boolean => intended.isHeld && feet <= top + SINK_MAX;
  return ({ handle }) => {
    const slot = findColliderSlot(colliders, handle);
    if (slot === WALL_SLOT) {
      const top = getColliderTop(colliders, handle);
      return Number.isNaN(top) || holds(top);
    }
    const other = bodies[slot];
    return other === undefined || (other !== intended.ignored && (!other.facts.isOneWay || holds(other.top)));
  };
}

/** Finds what the controller's shape hits when moved in a straight line, starting at its position plus `from`. */
export function castController(
  physics: Physics,
  found: PhysicsBody,
  from: Readonly<Vector>,
  direction: Readonly<Vector>,
  length: number,
  intended: IntendedMove,
): ControllerHit | null {
  const at = found.collider.translation();
  const hit = physics.world.castShape(
    { x: at.x + from.x, y: at.y + from.y },
    found.collider.rotation(),
    direction,
    found.collider.shape,
    CONTROLLER_GAP,
    length,
    true,
    QueryFilterFlags.EXCLUDE_SENSORS,
    found.facts.groups,
    found.collider,
    undefined,
    createObstacleTest(physics, found, intended),
  );
  if (hit === null) return null;
  return {
    slot: findColliderSlot(physics.colliders, hit.collider.handle),
    normalX: hit.normal1.x,
    normalY: hit.normal1.y,
    distance: hit.time_of_impact,
  };
}
