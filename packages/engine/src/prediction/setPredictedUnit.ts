import { findGround } from '../physics/findGround.ts';
import { findMover } from '../physics/findMover.ts';
import { setBodyPose, setBodySpin, setBodyVelocity } from '../physics/moveBody.ts';
import { removeBody } from '../physics/removeBody.ts';
import { stepPhysics } from '../physics/stepPhysics.ts';
import { spawnUnit, idleUnitState } from '../spawn/spawnUnit.ts';
import { scaleEntity } from '../systems/movement/motion.ts';
import { freeSlot } from '../world/entities.ts';
import type { Unit } from '../world/Entity.ts';
import { findUnit } from '../world/findEntity.ts';
import type { World } from '../world/World.ts';
import { moveNeighborProxy, placeNeighborProxy } from './placeNeighborProxy.ts';
import type { PredictedControls, PredictedUnit, Prediction } from './Prediction.ts';

/**
 * Places the own unit where the server had it at a tick, with the neighbors where they were then, and with
 * the controls held in that tick. False if the game doesn't have that unit type.
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

/** The unit to set; a new one if the player's type has changed. */
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
 * One step that only matters for the neighbors, from their positions a tick earlier: physics then knows their
 * motion and, if they are new, that they exist. The effect on the own unit is overwritten.
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
  const mover = findMover(world.physics, slot);
  if (mover === null) return;
  const isController = mover === 'controller';
  setBodyPose(world.physics, slot, wanted.x, wanted.y, isController ? 0 : wanted.rotation);
  setBodyVelocity(world.physics, slot, wanted.vx, wanted.vy);
  setBodySpin(world.physics, slot, wanted.spin);
  if (isController && wanted.platform?.isGrounded === true) findGround(world.physics, slot);
}
