import { type Collider, QueryFilterFlags } from '@dimforge/rapier2d-deterministic-compat';
import { createObstacleTest, type IntendedMove } from './castController.ts';
import { updateBody, setPosePending } from './updateBody.ts';
import { findColliderSlot } from './ColliderTable.ts';
import { computeUpFacing, findLanding, FLOOR_FACING, SNAP_DISTANCE, stepOntoLedge } from './findLanding.ts';
import { findCarryingPlatform } from './findCarryingPlatform.ts';
import { type Ground, type Physics, type PhysicsBody, requireBody } from './PhysicsState.ts';
import type { ControllerMove, ControllerOptions } from './PhysicsTypes.ts';

/** Ground whose normal leans less than this to the side is treated as flat. */
const SLOPE_FACING = 0.02;

type Stop = Omit<ControllerMove, 'isGrounded' | 'ground'>;

/**
 * Moves a controller as far as possible; the move takes effect in the next step. On a slope the controller
 * follows the ground, and on a moving platform the platform's movement is added, so that neither slows it down.
 */
export function moveController(
  physics: Physics,
  slot: number,
  dx: number,
  dy: number,
  options: ControllerOptions = {},
): ControllerMove {
  const found = requireBody(physics, slot);
  syncColliderPoses(physics);
  const isHeld = -(dx * physics.up.x + dy * physics.up.y) >= 0 && options.isDroppingThrough !== true;
  if (!isHeld) updateBody(physics, found, { ground: null });
  const move = ride(physics, found, dx) ?? walk(physics, found, { dx, dy, isHeld, ignored: null });
  const { x, y } = found.body.translation();
  found.body.setNextKinematicTranslation({ x: x + move.dx, y: y + move.dy });
  setPosePending(physics, slot, true);
  return { ...move, isGrounded: found.ground !== null, ground: found.ground?.slot ?? null };
}

/**
 * Updates Rapier's colliders after bodies were moved directly. Otherwise a moved body would be stopped by
 * obstacles around its old position.
 */
export function syncColliderPoses(physics: Physics): void {
  if (!physics.hasStalePoses) return;
  physics.world.propagateModifiedBodyPositionsToColliders();
  physics.hasStalePoses = false;
}

function ride(physics: Physics, found: PhysicsBody, dx: number): Stop | null {
  const platform = findCarryingPlatform(physics, found);
  if (platform === null) return null;
  const intended = { dx: dx + platform.dx, dy: platform.dy, isHeld: true, ignored: platform.body };
  return computeMove(physics, found, intended);
}

/**
 * Moves a controller that isn't on a moving platform. If it stands, it moves horizontally or along the slope
 * and is then snapped to the ground; it moves down only if it is in the air. Pressed against the ground,
 * Rapier's controller would sink in and lose a tenth of its speed.
 */
function walk(physics: Physics, found: PhysicsBody, intended: IntendedMove): Stop {
  const isStanding = found.ground !== null;
  const move = computeMove(
    physics,
    found,
    isStanding ? { ...intended, dy: climbOf(found.ground, intended.dx) } : intended,
  );
  if (!intended.isHeld) return move;
  const step = isStanding && move.isBlockedSideways ? stepOntoLedge(physics, found, move, intended) : null;
  if (step !== null) {
    updateBody(physics, found, { ground: step.ground });
    return { ...move, dx: step.dx, dy: step.dy, isBlockedSideways: false };
  }
  const landing = findLanding(physics, found, move, intended, isStanding);
  updateBody(physics, found, { ground: landing?.ground ?? null });
  const fall = isStanding ? Math.min(intended.dy, SNAP_DISTANCE) : 0;
  return { ...move, dy: move.dy + (landing?.dy ?? fall) };
}

/** Computes how much the ground rises or falls over a sideways move. */
function climbOf(ground: Ground | null, dx: number): number {
  if (ground === null || Math.abs(ground.normalX) < SLOPE_FACING) return 0;
  return ground.normalY > -FLOOR_FACING ? 0 : (-dx * ground.normalX) / ground.normalY;
}

function computeMove(physics: Physics, found: PhysicsBody, intended: IntendedMove): Stop {
  const { controller } = physics;
  controller.setCharacterMass(found.body.mass());
  controller.computeColliderMovement(
    found.collider,
    { x: intended.dx, y: intended.dy },
    QueryFilterFlags.EXCLUDE_SENSORS,
    found.facts.groups,
    createObstacleTest(physics, found, intended),
  );
  const moved = controller.computedMovement();
  let isBlockedAbove = false;
  let isBlockedSideways = false;
  for (let index = 0; index < controller.numComputedCollisions(); index++) {
    const { normal1, collider } = controller.computedCollision(index)!;
    const facing = computeUpFacing(physics, { normalX: normal1.x, normalY: normal1.y });
    if (facing < -FLOOR_FACING) isBlockedAbove = true;
    // Movable bodies don't block: they are pushed, and the pusher keeps its speed.
    else if (facing < FLOOR_FACING && !isPushed(physics, collider)) isBlockedSideways = true;
  }
  return { dx: moved.x, dy: moved.y, isBlockedAbove, isBlockedSideways };
}

function isPushed({ colliders, bodies }: Physics, collider: Collider | null): boolean {
  return collider !== null && bodies[findColliderSlot(colliders, collider.handle)]?.facts.mover === 'forces';
}
