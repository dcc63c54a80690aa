import { findGround } from '../physics/findGround.ts';
import { findBodyMotionSource } from '../physics/findBodyMotionSource.ts';
import { setBodyPose, setBodySpin, setBodyVelocity } from '../physics/moveBody.ts';
import { removeBody } from '../physics/removeBody.ts';
import { stepPhysics } from '../physics/stepPhysics.ts';
import { spawnUnit, idleUnitState } from '../systems/units/spawnUnit.ts';
import { scaleEntity } from '../systems/bodies/motion.ts';
import { freeSlot } from '../world/entities.ts';
import type { Unit } from '../entities/Entity.ts';
import { findUnit } from '../world/findEntity.ts';
import type { World } from '../world/World.ts';
import { moveNeighborProxy, placeNeighborProxy } from './placeNeighborProxy.ts';
import type { PredictedControls, PredictedUnit, Prediction } from './Prediction.ts';

/**
 * Puts the own unit into its state on the server at a tick, together with the neighbors' positions and the
 * controls held at that tick. Returns false if the game doesn't have the unit's type.
 */
export function setPredictedUnit(
  prediction: Prediction,
  wanted: PredictedUnit,
  tick: number,
  held: PredictedControls,
): boolean {
  const { world, player } = prediction;
  const unit = ensureUnit(prediction, wanted);
  if (unit === null) return false;
  replayNeighborProxies(prediction, tick);
  world.tick = tick;
  player.controls = held;
  player.keyChanges = [];
  unit.speed = wanted.speed;
  unit.isControlled = wanted.isSteerable;
  unit.pushedUntil = wanted.pushedUntil;
  unit.footing = wanted.platform ?? idleUnitState.footing;
  scaleEntity(world, unit, wanted.scale);
  applyUnitPose(world, unit, wanted);
  return true;
}

/** Returns the player's unit. Creates a new one if there is none of this type. */
function ensureUnit({ world, player }: Prediction, { type, x, y }: PredictedUnit): Unit | null {
  const unit = findUnit(world, player.unit);
  if (unit?.type === type) return unit;
  if (unit !== null) {
    removeBody(world.physics, unit.slot);
    freeSlot(world, unit.slot);
  }
  const created = spawnUnit(world, { type, x, y, owner: player.id });
  player.unit = created?.id ?? null;
  return created;
}

/**
 * Runs a physics step that moves the neighbors from their positions one tick earlier, so that physics knows
 * their velocities and registers new ones. The caller overwrites what this does to the own unit.
 */
function replayNeighborProxies({ world, neighborProxies }: Prediction, tick: number): void {
  for (const placed of neighborProxies.values()) placeNeighborProxy(world, placed, tick - 1);
  for (const placed of neighborProxies.values()) moveNeighborProxy(world, placed, tick);
  stepPhysics(world.physics, world.entities.motion);
  for (const placed of neighborProxies.values()) if (placed.isLoose) placeNeighborProxy(world, placed, tick);
}

function applyUnitPose(world: World, { slot }: Unit, wanted: PredictedUnit): void {
  const { motion } = world.entities;
  motion.x[slot] = wanted.x;
  motion.y[slot] = wanted.y;
  motion.rotation[slot] = wanted.rotation;
  motion.vx[slot] = wanted.vx;
  motion.vy[slot] = wanted.vy;
  motion.spin[slot] = wanted.spin;
  const mover = findBodyMotionSource(world.physics, slot);
  if (mover === null) return;
  const isController = mover === 'controller';
  setBodyPose(world.physics, slot, wanted.x, wanted.y, isController ? 0 : wanted.rotation);
  setBodyVelocity(world.physics, slot, wanted.vx, wanted.vy);
  setBodySpin(world.physics, slot, wanted.spin);
  if (isController && wanted.platform?.isGrounded === true) findGround(world.physics, slot);
}
