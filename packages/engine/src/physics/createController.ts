import type { KinematicCharacterController, World } from '@dimforge/rapier2d-deterministic-compat';
import { PI } from '../math/trigonometry.ts';
import { computeUpVector } from './gravity.ts';

/** The gap that a controller keeps to all obstacles. Without it, casts would start inside the obstacle. */
export const CONTROLLER_GAP = 0.01;
const STEEPEST_SLOPE = (50 / 180) * PI;

/** Creates the controller that all bodies of a world share. It has no state between two moves. */
export function createController(world: World): KinematicCharacterController {
  const controller = world.createCharacterController(CONTROLLER_GAP);
  controller.setUp(computeUpVector(world.gravity));
  controller.setSlideEnabled(true);
  controller.setMaxSlopeClimbAngle(STEEPEST_SLOPE);
  controller.setMinSlopeSlideAngle(STEEPEST_SLOPE);
  controller.setApplyImpulsesToDynamicBodies(true);
  return controller;
}
