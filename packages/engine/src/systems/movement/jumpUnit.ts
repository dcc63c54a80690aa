import type { Unit } from '../../world/Entity.ts';
import type { World } from '../../world/World.ts';
import { updatePlatformerState } from './updatePlatformerState.ts';
import { setEntityVelocity } from './motion.ts';

/** What is left of the upward speed when the key is let go early. */
const CUT_JUMP = 0.45;

/** Throws a unit against gravity, also in the air; without a speed with the one of its type. Counts as no jump of its own. */
export function jumpUnit(world: World, unit: Unit, speed: number | null): void {
  const { jumpSpeed } = world.game.units.get(unit.type)!.type.controls;
  setRisingSpeed(world, unit, speed ?? jumpSpeed);
  updatePlatformerState(unit, { isJumping: false });
}

/** Gives a unit this speed against gravity. */
export function setRisingSpeed(world: World, unit: Unit, speed: number): void {
  setEntityVelocity(world, unit, world.entities.motion.vx[unit.slot]!, -speed * getDownDirection(world));
  updatePlatformerState(unit, { isGrounded: false, groundedAt: 0, jumpWantedAt: 0, dropsUntil: 0 });
}

/** Lets go of the jump key: a short press makes a low jump. */
export function shortenJump(world: World, unit: Unit): void {
  const { motion } = world.entities;
  const rising = -motion.vy[unit.slot]! * getDownDirection(world);
  if (unit.footing.isJumping && rising > 0) {
    setEntityVelocity(world, unit, motion.vx[unit.slot]!, motion.vy[unit.slot]! * CUT_JUMP);
  }
  updatePlatformerState(unit, { isJumping: false });
}

/** 1 where things fall towards the bottom of the map, -1 where they fall towards its top. */
export function getDownDirection(world: World): 1 | -1 {
  return world.game.game.settings.gravity.y < 0 ? -1 : 1;
}
