import type { Key } from '@playloom/game-format';
import type { World } from '../../world/World.ts';
import { probeGroundAhead } from '../ai/walkOnGround.ts';
import { listJumpKeys } from '../control/readMoveIntent.ts';
import type { Bot } from './Bot.ts';
import { findJumpLanding, listPlatforms } from './findJumpLanding.ts';

interface RunControls {
  /** -1 is left, 1 is right, 0 is neither. */
  readonly direction: number;
  readonly isJumping: boolean;
}

/** The horizontal distance at which a bot has reached its goal. */
const NEAR = 0.3;
/** A bot jumps towards a goal that is this much higher, if it is closer than HIGHER_REACH. */
const HIGHER = 1.5;
const HIGHER_REACH = 4;
/** The minimum length of a useful jump. */
const LEAP_MIN = 0.9;
/** The maximum number of seconds that a bot waits for a lift before it jumps anyway. */
const PATIENCE = 16;
/** The number of decisions after which a stuck bot takes a few steps back for a run-up. */
const STUCK_MAX = 3;

/** Computes left, right and jump for this tick, towards the goal of a bot that walks on the ground. */
export function computeRunControls(world: World, bot: Bot): RunControls {
  const { memory, unit, x, y } = bot;
  if (memory.goal === null) return { direction: 0, isJumping: false };
  const dx = memory.goal.x - x;
  const towards = Math.abs(dx) < NEAR ? 0 : Math.sign(dx);
  const isBackingOff = memory.stuck >= STUCK_MAX && memory.stuck % 2 === 1;
  const direction = isBackingOff ? -towards : towards;
  if (!unit.footing.isGrounded) return flyOn(world, bot, direction);
  const isUp = y - memory.goal.y > HIGHER && Math.abs(dx) < HIGHER_REACH;
  if (direction === 0) return { direction, isJumping: isUp };
  const { isWall, isGap } = probeGroundAhead(world, unit, direction);
  if (isWall || isUp || memory.stuck > 0) return { direction, isJumping: true };
  return isGap ? crossGap(world, bot, direction) : { direction, isJumping: false };
}

/**
 * Jumps over a gap if there is something to land on. Otherwise walks off the edge if there is ground below, or
 * waits for a lift.
 */
function crossGap(world: World, { unit, type, x, memory }: Bot, direction: number): RunControls {
  const leap = findJumpLanding(world, unit, { direction, rise: type.controls.jumpSpeed });
  const fall = findJumpLanding(world, unit, { direction, rise: 0 });
  const canLeap = leap !== null && Math.abs(leap.x - x) > LEAP_MIN;
  if (canLeap && (fall === null || leap.y <= fall.y)) return { direction, isJumping: true };
  if (fall !== null && Math.abs(fall.x - x) > NEAR) return { direction, isJumping: false };
  const isLiftNear = listPlatforms(world, x).some(({ isMovingAlongPath }) => isMovingAlongPath);
  // Each bot's patience ends at a different time, which depends on a random value, so that they don't all jump
  // at once.
  const isPatient = isLiftNear && (world.tick / world.game.tickRate + memory.mood * PATIENCE) % PATIENCE > 1;
  return isPatient ? { direction: 0, isJumping: false } : { direction, isJumping: true };
}

/** Steers in the air to where there is ground below. Uses another jump if there would be none. */
function flyOn(world: World, { unit, type }: Bot, direction: number): RunControls {
  const rise = -world.entities.motion.vy[unit.slot]!;
  const { isJumping, jumpsLeft } = unit.footing;
  const lands = (side: number, speed: number) =>
    findJumpLanding(world, unit, { direction: side, rise: speed }) !== null;
  if (direction === 0 || lands(direction, rise)) return { direction, isJumping };
  const canJumpAgain = jumpsLeft > 0 && rise < 0;
  if (canJumpAgain && lands(direction, type.controls.jumpSpeed)) return { direction, isJumping: true };
  if (lands(0, rise)) return { direction: 0, isJumping };
  return lands(-direction, rise) ? { direction: -direction, isJumping } : { direction, isJumping };
}

/** Returns the key to hold for a jump; null for one tick if it is still held from the last jump. */
export function findJumpKey({ unit, type }: Bot, isJumping: boolean): Key | null {
  if (!isJumping) return null;
  const [key] = listJumpKeys(type.controls.keys, false);
  const { isJumpHeld, isJumping: isRising } = unit.footing;
  return key === undefined || (isJumpHeld && !isRising) ? null : key;
}
