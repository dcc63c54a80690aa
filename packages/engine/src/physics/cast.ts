import { Ball, QueryFilterFlags, Ray } from '@dimforge/rapier2d-deterministic-compat';
import { findColliderSlot, NO_SLOT, getColliderTop } from './ColliderTable.ts';
import { computeCastGroups } from './collisionGroups.ts';
import type { Physics } from './PhysicsState.ts';
import { type CastFilter, type RayHit, WALL_SLOT } from './PhysicsTypes.ts';

/** Finds the first body in a straight line. `dirX` and `dirY` must form a vector of length 1. Sensors are ignored. */
export function castRay(
  physics: Physics,
  x: number,
  y: number,
  dirX: number,
  dirY: number,
  length: number,
  targets: CastFilter,
): RayHit | null {
  const { world } = physics;
  const ray = new Ray({ x, y }, { x: dirX, y: dirY });
  const hit = world.broadPhase.castRayAndGetNormal(
    world.narrowPhase,
    world.bodies,
    world.colliders,
    ray,
    length,
    true,
    QueryFilterFlags.EXCLUDE_SENSORS,
    computeCastGroups(targets),
    undefined,
    undefined,
    (handle) => accepts(physics, handle, targets, dirY),
  );
  if (hit === null) return null;
  return {
    slot: findColliderSlot(physics.colliders, hit.collider.handle),
    distance: hit.timeOfImpact,
    normalX: hit.normal.x,
    normalY: hit.normal.y,
  };
}

/** Like `castRay`, but moves a ball with a radius along the line. */
export function castBall(
  physics: Physics,
  x: number,
  y: number,
  dirX: number,
  dirY: number,
  length: number,
  radius: number,
  targets: CastFilter,
): RayHit | null {
  const { world } = physics;
  const hit = world.broadPhase.castShape(
    world.narrowPhase,
    world.bodies,
    world.colliders,
    { x, y },
    0,
    { x: dirX, y: dirY },
    new Ball(radius),
    0,
    length,
    true,
    targets.hasSensors === true ? undefined : QueryFilterFlags.EXCLUDE_SENSORS,
    computeCastGroups(targets),
    undefined,
    undefined,
    (handle) => accepts(physics, handle, targets, dirY),
  );
  if (hit === null) return null;
  return {
    slot: findColliderSlot(physics.colliders, hit.collider.handle),
    distance: hit.time_of_impact,
    normalX: hit.normal1.x,
    normalY: hit.normal1.y,
  };
}

function accepts(physics: Physics, handle: number, targets: CastFilter, dirY: number): boolean {
  const slot = findColliderSlot(physics.colliders, handle);
  if (slot === WALL_SLOT) return dirY > 0 || Number.isNaN(getColliderTop(physics.colliders, handle));
  if (slot === NO_SLOT || slot === targets.ignore) return false;
  if (physics.bodies[slot]!.facts.isOneWay && dirY <= 0) return false;
  return targets.accepts?.(slot) ?? true;
}
