import type { Unit } from '../../world/Entity.ts';
import type { World } from '../../world/World.ts';
import { updatePlatformerState } from './updatePlatformerState.ts';
import { setEntityVelocity } from './motion.ts';

/** Share of the upward speed that remains if the key is released early. */
const CUT_JUMP = 0.45;

/**
 * Throws a unit against gravity, also in the air; without a speed it uses the one of its type. Doesn't count
 * as its own jump.
 */
export function jumpUnit(world: World, unit: Unit, speed: number | null): void {
  const { jumpSpeed } = world.game.units.get(unit.type)!.type.controls;
  setRisingSpeed(world, unit, speed ?? jumpSpeed);
  updatePlatformerState(unit, { isJumping: false });
}

/** Sets a unit's speed against gravity. */
export function setRisingSpeed(world: World, unit: Unit, speed: number): void {
  setEntityVelocity(world, unit, world.entities.motion.vx[unit.slot]!, -speed * getDownDirection(world));
  updatePlatformerState(unit, { isGrounded: false, groundedAt: 0, jumpWantedAt: 0, dropsUntil: 0 });
}

/** Handles the release of the jump key: a short press makes a low jump. */
export function shortenJump(world: World, unit: Unit): void {
  const { motion } = world.entities;
  const rising = -motion.vy[unit.slot]! * getDownDirection(world);
  if (unit.footing.isJumping && rising > 0) {
    setEntityVelocity(world, unit, motion.vx[unit.slot]!, motion.vy[unit.slot]! * CUT_JUMP);
  }
  updatePlatformerState(unit, { isJumping: false });
}

/** 1 if gravity points to the bottom of the map, -1 if it points to the top. */
export function getDownDirection(world: World): 1 | -1 {
  return world.game.game.settings.gravity.y < 0 ? -1 : 1;
}
