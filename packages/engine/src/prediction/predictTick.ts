import { writeCell } from '../map/TileMap.ts';
import { stepWalls } from '../physics/stepWalls.ts';
import { stepControls } from '../systems/control/stepControls.ts';
import { setHeldControls } from '../systems/control/setHeldControls.ts';
import { stepMovement } from '../systems/movement/stepMovement.ts';
import { findUnit } from '../world/findEntity.ts';
import { moveNeighborProxy } from './placeNeighborProxy.ts';
import type { PredictedControls, PredictedUnit, Prediction } from './Prediction.ts';

/** Runs the part of `tick` that moves the own unit, with `controls` held. */
export function predictTick(
  { world, player, neighborProxies }: Prediction,
  controls: PredictedControls,
): void {
  world.tick += 1;
  setHeldControls(world, player, controls);
  stepControls(world);
  for (const placed of neighborProxies.values()) moveNeighborProxy(world, placed, world.tick);
  stepMovement(world);
  stepWalls(world.physics, world.tiles);
  // Nothing in a prediction consumes these events, so they would pile up.
  world.events.length = 0;
  world.fired.length = 0;
}

export function setPredictedTile(
  { world }: Prediction,
  layerIndex: number,
  x: number,
  y: number,
  cell: number,
): void {
  if (writeCell(world.tiles, layerIndex, x, y, cell)) stepWalls(world.physics, world.tiles);
}

/** Returns null before the first `setPredictedUnit`. */
export function readPredictedUnit({ world, player }: Prediction): PredictedUnit | null {
  const unit = findUnit(world, player.unit);
  if (unit === null) return null;
  const { motion } = world.entities;
  const { slot } = unit;
  const { scheme } = world.game.units.get(unit.type)!.type.controls;
  return {
    type: unit.type,
    x: motion.x[slot]!,
    y: motion.y[slot]!,
    rotation: motion.rotation[slot]!,
    vx: motion.vx[slot]!,
    vy: motion.vy[slot]!,
    spin: motion.spin[slot]!,
    scale: motion.scale[slot]!,
    speed: unit.speed,
    isSteerable: unit.isControlled,
    pushedUntil: unit.pushedUntil,
    platform: scheme === 'platformer' ? unit.footing : null,
  };
}
