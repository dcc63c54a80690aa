import { findBodyMotionSource } from '../physics/findBodyMotionSource.ts';
import { moveKinematicBody, setBodyPose, setBodyVelocity } from '../physics/moveBody.ts';
import type { World } from '../world/World.ts';
import type { PlacedNeighborProxy } from './Prediction.ts';

/** After this time, an entity has probably changed direction, so its position is not extrapolated further. */
const EXTRAPOLATION_SECONDS_MAX = 0.5;

/** Places a neighbor where it will be at a tick if it continues its motion. */
export function placeNeighborProxy(world: World, placed: PlacedNeighborProxy, tick: number): void {
  const { motion } = world.entities;
  const { slot, seen } = placed;
  const { x, y } = extrapolatePosition(world, placed, tick);
  motion.x[slot] = x;
  motion.y[slot] = y;
  motion.rotation[slot] = seen.rotation;
  motion.vx[slot] = seen.vx;
  motion.vy[slot] = seen.vy;
  motion.spin[slot] = 0;
  motion.scale[slot] = seen.scale;
  if (findBodyMotionSource(world.physics, slot) === null) return;
  setBodyPose(world.physics, slot, x, y, seen.rotation);
  setBodyVelocity(world.physics, slot, seen.vx, seen.vy);
}

/** Moves a neighbor to its position at a tick during the next step, pushing bodies in its way. */
export function moveNeighborProxy(world: World, placed: PlacedNeighborProxy, tick: number): void {
  if (placed.isLoose) return;
  const { x, y } = extrapolatePosition(world, placed, tick);
  moveKinematicBody(world.physics, placed.slot, x, y, placed.seen.rotation);
}

function extrapolatePosition(
  world: World,
  { seen, tick: seenAt }: PlacedNeighborProxy,
  tick: number,
): { readonly x: number; readonly y: number } {
  const seconds = Math.min(EXTRAPOLATION_SECONDS_MAX, (tick - seenAt) * world.game.tickSeconds);
  return { x: seen.x + seen.vx * seconds, y: seen.y + seen.vy * seconds };
}
