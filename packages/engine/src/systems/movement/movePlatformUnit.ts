import type { UnitType } from '@playloom/game-format';
import { moveController } from '../../physics/moveController.ts';
import type { ControllerMove } from '../../physics/PhysicsTypes.ts';
import { fire } from '../../triggers/fire.ts';
import type { Unit } from '../../entities/Entity.ts';
import { emitSoundAt } from '../../world/emitAt.ts';
import { toTicks } from '../../world/time.ts';
import type { World } from '../../world/World.ts';
import { updatePlatformerState } from '../../entities/updatePlatformerState.ts';
import { getDownDirection, setRisingSpeed } from './jumpUnit.ts';
import { getAcceleration } from './walkUnit.ts';

const FALL_SPEED_MAX = 40;
/** Climbing speed as a share of walking speed. */
const CLIMB = 0.6;
/** The maximum speed at which a unit slides down a wall that it holds on to. */
const SLIDE_SPEED = 1.5;
/** The sideways speed of a jump off a wall, as a share of walking speed. */
const WALL_JUMP = 0.9;
/** How long a unit that presses down falls through one-way platforms. Enough to get below the one it stands on. */
const DROP_SECONDS = 0.25;
const DOWN_INTENT = 0.5;
/** A unit that falls less than this share of the intended distance is stuck on a wall. */
const STICKS_BELOW = 0.5;
/** How far a stuck unit moves away from the wall per tick. */
const SLIP = 0.1;

/** Moves a unit that walks, jumps and falls and is stopped by a character controller. */
export function movePlatformUnit(world: World, unit: Unit, type: UnitType, speed: number): void {
  const { motion } = world.entities;
  const { tickSeconds } = world.game;
  const { slot } = unit;
  const down = getDownDirection(world);
  walkSideways(world, unit, type, speed);
  if (motion.wishY[slot]! > DOWN_INTENT && unit.footing.isGrounded) {
    updatePlatformerState(unit, { dropsUntil: world.tick + toTicks(world, DROP_SECONDS) });
  }
  const isClimbing = climb(world, unit, type, speed);
  jumpIfWanted(world, unit, type, speed);
  if (!isClimbing || unit.footing.isJumping) {
    const gravity = Math.abs(world.game.game.settings.gravity.y) * type.body.gravityFactor;
    const falling = Math.min(FALL_SPEED_MAX, motion.vy[slot]! * down + gravity * tickSeconds);
    motion.vy[slot] = falling * down;
  }
  const dx = motion.vx[slot]! * tickSeconds;
  const dy = motion.vy[slot]! * tickSeconds;
  const isDroppingThrough = world.tick < unit.footing.dropsUntil;
  const move = fallPast(world, unit, dx, dy, isDroppingThrough);
  land(world, unit, type, move, down);
}

/**
 * Moves a unit so that it doesn't get stuck on walls. Rapier's controller hardly falls while pressed against a
 * wall, so the fall is tried again without the sideways move. A round body that hangs on a corner is moved away
 * from it.
 */
function fallPast(
  world: World,
  { slot }: Unit,
  dx: number,
  dy: number,
  isDroppingThrough: boolean,
): ControllerMove {
  const down = getDownDirection(world);
  const isHanging = ({ isGrounded, dy: fallen }: ControllerMove) =>
    !isGrounded && dy * down > 0 && fallen * down < dy * down * STICKS_BELOW;
  let move = moveController(world.physics, slot, dx, dy, { isDroppingThrough });
  if (!move.isBlockedSideways || !isHanging(move)) return move;
  for (const offsetX of dx > 0 ? [0, -SLIP] : [0, SLIP, -SLIP]) {
    move = moveController(world.physics, slot, offsetX, dy, { isDroppingThrough });
    if (!isHanging(move)) break;
  }
  return { ...move, isBlockedSideways: true };
}

function walkSideways(world: World, unit: Unit, type: UnitType, speed: number): void {
  const { motion } = world.entities;
  const { slot } = unit;
  const grip = unit.footing.isGrounded ? 1 : type.controls.airControl;
  const step = Math.min(10_000, getAcceleration(world, unit, type) * grip) * world.game.tickSeconds;
  const wanted = motion.wishX[slot]! * speed;
  const vx = motion.vx[slot]!;
  motion.vx[slot] = vx < wanted ? Math.min(wanted, vx + step) : Math.max(wanted, vx - step);
}

/**
 * Holds on to the wall that the unit walks against, and climbs if the player presses up. Returns whether
 * gravity should be ignored.
 */
function climb(world: World, unit: Unit, type: UnitType, speed: number): boolean {
  const { motion } = world.entities;
  const { isGrounded, wallSide } = unit.footing;
  const isHolding = wallSide !== 0 && Math.sign(motion.wishX[unit.slot]!) === wallSide;
  if (!type.controls.canClimbWalls || !isHolding) return false;
  const down = getDownDirection(world);
  if (motion.wishY[unit.slot]! < -DOWN_INTENT) motion.vy[unit.slot] = -speed * CLIMB * down;
  else if (isGrounded) return false;
  else if (motion.vy[unit.slot]! * down > SLIDE_SPEED) motion.vy[unit.slot] = SLIDE_SPEED * down;
  else return false;
  return true;
}

/**
 * Jumps if a jump was requested. Requests slightly before landing, and slightly after walking off an edge, work
 * too.
 */
function jumpIfWanted(world: World, unit: Unit, type: UnitType, speed: number): void {
  const { jumps, jumpGraceSeconds, canClimbWalls } = type.controls;
  const { isGrounded, groundedAt, jumpWantedAt, wallSide } = unit.footing;
  const grace = toTicks(world, jumpGraceSeconds);
  if (jumpWantedAt === 0) return;
  if (world.tick - jumpWantedAt > grace) {
    updatePlatformerState(unit, { jumpWantedAt: 0 });
    return;
  }
  const isOnGround = isGrounded || (groundedAt !== 0 && world.tick - groundedAt <= grace);
  const jumpsInAir = Math.min(unit.footing.jumpsLeft, jumps - 1);
  if (jumps > 0 && isOnGround) {
    leap(world, unit, type, jumps - 1);
  } else if (jumps > 0 && canClimbWalls && wallSide !== 0) {
    world.entities.motion.vx[unit.slot] = -wallSide * speed * WALL_JUMP;
    leap(world, unit, type, jumps - 1);
  } else if (jumpsInAir > 0) {
    leap(world, unit, type, jumpsInAir - 1);
  }
}

function leap(world: World, unit: Unit, { controls, sounds }: UnitType, jumpsLeft: number): void {
  setRisingSpeed(world, unit, controls.jumpSpeed);
  updatePlatformerState(unit, { isJumping: true, wallSide: 0, jumpsLeft });
  emitSoundAt(world, sounds.jump, unit);
  fire(world, 'unitJumps', { triggeringUnit: unit.id });
}

/** Updates the unit's velocity and footing according to what stopped its move. */
function land(world: World, unit: Unit, type: UnitType, move: ControllerMove, down: number): void {
  const { motion } = world.entities;
  const { slot } = unit;
  const isFalling = motion.vy[slot]! * down >= 0;
  const isGrounded = move.isGrounded && isFalling;
  if (isGrounded || (move.isBlockedAbove && !isFalling)) motion.vy[slot] = 0;
  const wallSide = move.isBlockedSideways ? Math.sign(motion.vx[slot]!) : 0;
  if (wallSide !== 0) motion.vx[slot] = 0;
  const { isJumping, groundedAt, jumpsLeft } = unit.footing;
  updatePlatformerState(unit, {
    isGrounded,
    groundedAt: isGrounded ? world.tick : groundedAt,
    jumpsLeft: isGrounded ? type.controls.jumps : jumpsLeft,
    isJumping: isJumping && !isFalling,
    wallSide,
  });
}
