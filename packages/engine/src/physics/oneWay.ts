import { type PhysicsHooks, SolverFlags } from '@dimforge/rapier2d-deterministic-compat';
import { cos, sin } from '../math/trigonometry.ts';
import { findSlot, topOf } from './ColliderTable.ts';
import type { BodyFacts, Physics, PhysicsBody } from './PhysicsState.ts';
import { WALL } from './PhysicsTypes.ts';

/** A body may sink this deep and still be held up; deeper, it is passing from below. */
export const SINK_MAX = 0.12;

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

function stands(physics: Physics, body: PhysicsBody, top: number): boolean {
  const { motion } = physics;
  if (motion === null) return true;
  const bottom = motion.y[body.slot]! + reachDown(body.facts, motion.rotation[body.slot]!);
  return bottom <= top + SINK_MAX && motion.vy[body.slot]! > -0.01;
}

/** How far a body reaches below its position. */
export function reachDown({ corners, radius, isTurnLocked }: BodyFacts, rotation: number): number {
  let reach = -Infinity;
  const right = isTurnLocked ? 0 : sin(rotation);
  const down = isTurnLocked ? 1 : cos(rotation);
  for (const corner of corners) reach = Math.max(reach, corner.x * right + corner.y * down);
  return reach + radius;
}

/** How far a body reaches above its position. */
export function reachUp({ corners, radius, isTurnLocked }: BodyFacts, rotation: number): number {
  let reach = -Infinity;
  const right = isTurnLocked ? 0 : sin(rotation);
  const down = isTurnLocked ? 1 : cos(rotation);
  for (const corner of corners) reach = Math.max(reach, -corner.x * right - corner.y * down);
  return reach + radius;
}
