import { type PhysicsHooks, SolverFlags } from '@dimforge/rapier2d-deterministic-compat';
import { findSlot, topOf } from './ColliderTable.ts';
import type { Physics, PhysicsBody } from './PhysicsState.ts';
import { WALL } from './PhysicsTypes.ts';
import { reach } from './reach.ts';

/** A body may sink this deep and still be held up; deeper, it is passing from below. */
export const SINK_MAX = 0.12;
/** What rises slower than this may as well rest: solving contacts makes resting bodies tremble. */
const RISE_MIN = 0.2;

/** Lets bodies moved by forces through one-way platforms from below. */
export function createOneWayHooks(physicsOf: () => Physics): PhysicsHooks {
  return {
    filterContactPair(collider1, collider2) {
      return isHeldUp(physicsOf(), collider1, collider2) ? SolverFlags.COMPUTE_IMPULSE : null;
    },
    filterIntersectionPair: () => true,
  };
}

function isHeldUp(physics: Physics, collider1: number, collider2: number): boolean {
  const slot1 = findSlot(physics.colliders, collider1);
  const slot2 = findSlot(physics.colliders, collider2);
  const first = physics.bodies[slot1];
  const second = physics.bodies[slot2];
  if (slot1 === WALL)
    return second === undefined || stands(physics, second, topOf(physics.colliders, collider1));
  if (slot2 === WALL)
    return first === undefined || stands(physics, first, topOf(physics.colliders, collider2));
  if (first === undefined || second === undefined) return true;
  if (first.facts.isOneWay && !stands(physics, second, first.top)) return false;
  return !second.facts.isOneWay || stands(physics, first, second.top);
}

/** Whether a body was above a one-way side before the last tick, and comes down. */
function stands(physics: Physics, body: PhysicsBody, top: number): boolean {
  const { motion } = physics;
  if (motion === null) return true;
  const fall = motion.vy[body.slot]!;
  if (fall < -RISE_MIN) return false;
  const bottom = motion.y[body.slot]! + reach(body, 0, 1);
  return bottom <= top + SINK_MAX + Math.max(0, fall) / physics.tickRate;
}
