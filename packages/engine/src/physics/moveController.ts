import { type Collider, QueryFilterFlags } from '@dimforge/rapier2d-deterministic-compat';
import { findSlot, topOf } from './ColliderTable.ts';
import { findRide } from './findRide.ts';
import { SINK_MAX } from './oneWay.ts';
import { type Ground, type Physics, type PhysicsBody, requireBody } from './PhysicsState.ts';
import { type ControllerMove, type ControllerOptions, WALL } from './PhysicsTypes.ts';
import { reach } from './reach.ts';

/** Sides that face up at least so much are ground, and those that face down as much are ceilings. */
const FLOOR_FACING = 0.6;
/** Ground that faces aside less than this is flat. */
const SLOPE_FACING = 0.02;
/** How far below its feet a controller looks for what it stands on. */
const GROUND_REACH = 0.05;

/** What a controller sets out to do. */
interface Way {
  readonly dx: number;
  readonly dy: number;
  /** Comes to rest on one-way sides instead of passing them. */
  readonly isHeld: boolean;
  readonly ignored: PhysicsBody | null;
}

/**
 * Moves a controller as far as the world lets it; it will be there after the next step. On a slope its way
 * follows the ground, and on a moving platform the platform's own way is added, so that neither slows it.
 */
export function moveController(
  physics: Physics,
  slot: number,
  dx: number,
  dy: number,
  options: ControllerOptions = {},
): ControllerMove {
  const found = requireBody(physics, slot);
  const isHeld = dy >= 0 && options.isDroppingThrough !== true;
  if (!isHeld) found.ground = null;
  const move = rideOn(physics, found, dx) ?? walk(physics, found, { dx, dy, isHeld, ignored: null });
  const { x, y } = found.body.translation();
  found.body.setNextKinematicTranslation({ x: x + move.dx, y: y + move.dy });
  found.isStirring = true;
  return move;
}

function rideOn(physics: Physics, found: PhysicsBody, dx: number): ControllerMove | null {
  const ride = findRide(physics, found);
  if (ride === null) return null;
  computeMove(physics, found, { dx: dx + ride.dx, dy: ride.dy, isHeld: true, ignored: ride.platform });
  return { ...readMove(physics), isGrounded: true, ground: ride.platform.slot };
}

function walk(physics: Physics, found: PhysicsBody, way: Way): ControllerMove {
  const climb = climbOf(found.ground, way.dx);
  computeMove(physics, found, { ...way, dy: way.dy + climb });
  // Over the end of a slope its direction leads into the air, where the ground goes on flat.
  if (climb !== 0 && !physics.controller.computedGrounded()) computeMove(physics, found, way);
  const move = readMove(physics);
  found.ground = physics.controller.computedGrounded() ? findGround(physics, found, move, way) : null;
  return { ...move, isGrounded: found.ground !== null, ground: found.ground?.slot ?? null };
}

/** How much the ground rises or falls on a way aside. */
function climbOf(ground: Ground | null, dx: number): number {
  if (ground === null || Math.abs(ground.normalX) < SLOPE_FACING) return 0;
  return ground.normalY > -FLOOR_FACING ? 0 : (-dx * ground.normalX) / ground.normalY;
}

function computeMove(physics: Physics, found: PhysicsBody, way: Way): void {
  physics.controller.setCharacterMass(found.body.mass());
  physics.controller.computeColliderMovement(
    found.collider,
    { x: way.dx, y: way.dy },
    QueryFilterFlags.EXCLUDE_SENSORS,
    found.facts.groups,
    createObstacleTest(physics, found, way),
  );
}

/** What stops a controller. Rapier calls it in the middle of its work, so it must not ask Rapier anything. */
function createObstacleTest(
  { colliders, bodies }: Physics,
  found: PhysicsBody,
  way: Way,
): (collider: Collider) => boolean {
  const feet = found.body.translation().y + reach(found, 0, 1);
  const holds = (top: number): boolean => way.isHeld && feet <= top + SINK_MAX;
  return ({ handle }) => {
    const slot = findSlot(colliders, handle);
    if (slot === WALL) {
      const top = topOf(colliders, handle);
      return Number.isNaN(top) || holds(top);
    }
    const other = bodies[slot];
    return other === undefined || (other !== way.ignored && (!other.facts.isOneWay || holds(other.top)));
  };
}

function readMove({ controller, up }: Physics): Omit<ControllerMove, 'isGrounded' | 'ground'> {
  const moved = controller.computedMovement();
  let isBlockedAbove = false;
  let isBlockedSideways = false;
  for (let index = 0; index < controller.numComputedCollisions(); index++) {
    const normal = controller.computedCollision(index)!.normal1;
    const facing = normal.x * up.x + normal.y * up.y;
    if (facing < -FLOOR_FACING) isBlockedAbove = true;
    else if (facing < FLOOR_FACING) isBlockedSideways = true;
  }
  return { dx: moved.x, dy: moved.y, isBlockedAbove, isBlockedSideways };
}

/** What a controller stands on after a move: rather what it met on the way than what a look down finds. */
function findGround(
  physics: Physics,
  found: PhysicsBody,
  move: { readonly dx: number; readonly dy: number },
  way: Way,
): Ground | null {
  const { controller, colliders, up, world } = physics;
  let ground: Ground | null = null;
  for (let index = 0; index < controller.numComputedCollisions(); index++) {
    const { collider, normal1 } = controller.computedCollision(index)!;
    if (collider === null || normal1.x * up.x + normal1.y * up.y < FLOOR_FACING) continue;
    ground = { slot: findSlot(colliders, collider.handle), normalX: normal1.x, normalY: normal1.y };
  }
  if (ground !== null) return ground;
  const at = found.collider.translation();
  const hit = world.castShape(
    { x: at.x + move.dx, y: at.y + move.dy },
    found.collider.rotation(),
    { x: -up.x, y: -up.y },
    found.collider.shape,
    0,
    GROUND_REACH,
    false,
    QueryFilterFlags.EXCLUDE_SENSORS,
    found.facts.groups,
    found.collider,
    undefined,
    createObstacleTest(physics, found, way),
  );
  if (hit === null) return null;
  return { slot: findSlot(colliders, hit.collider.handle), normalX: hit.normal1.x, normalY: hit.normal1.y };
}
