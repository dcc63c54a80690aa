import { castController, type IntendedMove } from './castController.ts';
import type { Ground, Physics, PhysicsBody } from './PhysicsState.ts';

/**
 * Surfaces that face up at least this much (see `computeUpFacing`) are ground. Those that face down as much are
 * ceilings.
 */
export const FLOOR_FACING = 0.6;
/** A standing controller may hang over an edge as long as the contact faces up at least this much. */
const EDGE_FACING = 0.35;
/** How far down a standing controller is snapped to the ground after a move. */
export const SNAP_DISTANCE = 0.25;
/** A falling controller has landed when the ground is this close. */
const LANDING_DISTANCE = 0.02;
/** How far above the feet the search for ground starts, because Rapier's controller may have sunk into it. */
const LIFT = 0.05;
const STEP_HEIGHT = 0.3;
/** The free space required above a step. With less, the obstacle is the edge of something too high to step on. */
const STEP_ROOM = 0.1;

interface Displacement {
  readonly dx: number;
  readonly dy: number;
}

/** Finds the ground under a controller after a move, and the distance down to it. */
export function findLanding(
  physics: Physics,
  found: PhysicsBody,
  { dx, dy }: Displacement,
  intended: IntendedMove,
  isStanding: boolean,
): { readonly ground: Ground; readonly dy: number } | null {
  const { up } = physics;
  const from = { x: dx + up.x * LIFT, y: dy + up.y * LIFT };
  const length = LIFT + (isStanding ? SNAP_DISTANCE : LANDING_DISTANCE);
  const hit = castController(physics, found, from, { x: -up.x, y: -up.y }, length, intended);
  if (hit === null || computeUpFacing(physics, hit) < (isStanding ? EDGE_FACING : FLOOR_FACING)) return null;
  return { ground: hit, dy: hit.distance - LIFT };
}

/** Steps onto a low obstacle in the way of a standing controller. Rapier does this only in 3D. */
export function stepOntoLedge(
  physics: Physics,
  found: PhysicsBody,
  move: Displacement,
  intended: IntendedMove,
): { readonly ground: Ground; readonly dx: number; readonly dy: number } | null {
  const left = intended.dx - move.dx;
  const side = Math.sign(left);
  if (side === 0 || physics.up.y !== -1) return null;
  const above = castController(
    physics,
    found,
    { x: move.dx, y: move.dy },
    { x: 0, y: -1 },
    STEP_HEIGHT,
    intended,
  );
  // On the way up, the cast may touch the side of the step, which isn't a ceiling.
  const isUnderCeiling = above !== null && computeUpFacing(physics, above) < -FLOOR_FACING;
  const height = isUnderCeiling ? above.distance : STEP_HEIGHT;
  const room = Math.max(STEP_ROOM, Math.abs(left));
  const from = { x: move.dx, y: move.dy - height };
  if (castController(physics, found, from, { x: side, y: 0 }, room, intended) !== null) return null;
  const over = { x: intended.dx, y: from.y };
  const hit = castController(physics, found, over, { x: 0, y: 1 }, height, intended);
  if (hit === null || hit.distance === 0 || computeUpFacing(physics, hit) < EDGE_FACING) return null;
  // Don't step onto bodies moved by forces: they would roll away under the controller.
  if (physics.bodies[hit.slot]?.facts.mover === 'forces') return null;
  return { ground: hit, dx: intended.dx, dy: from.y + hit.distance };
}

/** How much a surface faces up: 1 is level ground, −1 a ceiling. */
export function computeUpFacing({ up }: Physics, normal: Pick<Ground, 'normalX' | 'normalY'>): number {
  return normal.normalX * up.x + normal.normalY * up.y;
}
