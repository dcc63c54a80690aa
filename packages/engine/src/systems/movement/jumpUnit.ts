import type { Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { updatePlatformerState } from '../../entities/updatePlatformerState.ts';
import { setEntityVelocity } from '../bodies/motion.ts';

/** The share of the upward speed that remains if the jump key is released early. */
const CUT_JUMP = 0.45;

/**
 * Throws a unit up, even if it is in the air. If `speed` is null, uses the jump speed of its type. This isn't
 * one of the unit's own jumps, so releasing the jump key doesn't shorten it.
 */
export function jumpUnit(world: World, unit: Unit, speed: number | null): void {
  const { jumpSpeed } = world.game.units.get(unit.type)!.type.controls;
  setRisingSpeed(world, unit, speed ?? jumpSpeed);
  updatePlatformerState(unit, { isJumping: false });
}

/** Sets the speed at which a unit moves up, against gravity. */
export function setRisingSpeed(world: World, unit: Unit, speed: number): void {
  setEntityVelocity(world, unit, world.entities.motion.vx[unit.slot]!, -speed * getDownDirection(world));
  updatePlatformerState(unit, { isGrounded: false, groundedAt: 0, jumpWantedAt: 0, dropsUntil: 0 });
}

/** Handles the release of the jump key. A short press makes a low jump. */
export function shortenJump(world: World, unit: Unit): void {
  const { motion } = world.entities;
  const rising = -motion.vy[unit.slot]! * getDownDirection(world);
  if (unit.footing.isJumping && rising > 0) {
    setEntityVelocity(world, unit, motion.vx[unit.slot]!, motion.vy[unit.slot]! * CUT_JUMP);
  }
  updatePlatformerState(unit, { isJumping: false });
}

/** Returns 1 if gravity points to the bottom of the map, -1 if it points to the top. */
export function getDownDirection(world: World): 1 | -1 {
  return world.game.game.settings.gravity.y < 0 ? -1 : 1;
}
