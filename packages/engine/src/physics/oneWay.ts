import { type PhysicsHooks, SolverFlags } from '@dimforge/rapier2d-deterministic-compat';
import type { Motion } from '../entities/Motion.ts';
import { findColliderSlot, getColliderTop } from './ColliderTable.ts';
import type { Physics, PhysicsBody } from './PhysicsState.ts';
import { computeExtent } from './computeExtent.ts';

/** How deep a body may sink into a one-way platform that carries it. A body that is deeper is passing from below. */
export const SINK_MAX = 0.12;

/** Lets bodies moved by forces pass one-way platforms from below. */
export function createOneWayHooks(physicsOf: () => Physics): PhysicsHooks {
  return {
    filterContactPair(collider1, collider2) {
      return isHeldUp(physicsOf(), collider1, collider2) ? SolverFlags.COMPUTE_IMPULSE : null;
    },
    filterIntersectionPair: () => true,
  };
}

function isHeldUp(physics: Physics, collider1: number, collider2: number): boolean {
  const { colliders, bodies, motion } = physics;
  const slot1 = findColliderSlot(colliders, collider1);
  const slot2 = findColliderSlot(colliders, collider2);
  const first = bodies[slot1];
  const second = bodies[slot2];
  if (motion === null) return true;
  if (first !== undefined && second !== undefined) {
    // A body that is already carried stays carried, even if it has sunk deeper than `SINK_MAX`.
    if (first.touching.includes(slot2)) return true;
    if (first.facts.isOneWay && !isAbove(physics, motion, second, first.top, motion.vy[slot1]!)) return false;
    return !second.facts.isOneWay || isAbove(physics, motion, first, second.top, motion.vy[slot2]!);
  }
  const body = first ?? second;
  const wall = first === undefined ? collider1 : collider2;
  if (body === undefined || body.walls.includes(wall)) return true;
  return isAbove(physics, motion, body, getColliderTop(colliders, wall), 0);
}

/** Whether a body was above the top of a one-way platform before the last tick. */
function isAbove(
  physics: Physics,
  motion: Motion,
  body: PhysicsBody,
  top: number,
  topSpeed: number,
): boolean {
  // Controllers stop by themselves, so only their position matters, not their speed.
  const fall = body.facts.mover === 'controller' ? 0 : motion.vy[body.slot]! - topSpeed;
  const bottom = motion.y[body.slot]! + computeExtent(body, 0, 1);
  return bottom <= top + SINK_MAX + Math.max(0, fall) / physics.tickRate;
}
