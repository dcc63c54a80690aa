import type { UnitType } from '@playloom/game-format';
import { cos, sin } from '../../math/trigonometry.ts';
import { fire } from '../../triggers/fire.ts';
import type { Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { updatePlatformerState } from '../../entities/updatePlatformerState.ts';
import { hasMoveIntent, setMoveIntent } from '../../world/setMoveIntent.ts';
import { computeAttackReach } from './fight.ts';
import { findLivingUnit } from './findTarget.ts';
import { isGroundWalker } from './isGroundWalker.ts';
import { computeDistanceTo } from './computeUnitRadius.ts';
import { faceMoveIntent, facePoint, steerTowards } from './steer.ts';
import { stopWalking } from './walkTo.ts';
import { probeGroundAhead } from './walkOnGround.ts';
import { startResting } from './wander.ts';
import { updateAi } from '../../entities/updateAi.ts';

/** The distance at which a unit has reached a corner of its path. Fast units turn even earlier. */
const CORNER_REACH = 0.12;
/** The distance from the end of the path at which a unit begins to brake. */
const BRAKE_DISTANCE = 0.3;
const SLOWEST = 0.3;
/** The maximum number of ticks that a walking unit keeps its direction before it steers again. */
const STEER_TICKS_MAX = 24;
/** A chaser steers again after this share of the distance to its target, because the target moves too. */
const AFTER_SHARE = 0.15;
const TINY = 1e-6;
/** The number of decisions after which a stuck unit sidesteps. */
const SIDESTEP_AFTER = 2;
const SIDESTEP_ANGLE = 1.1;
/** Platformer units jump towards targets that are at least JUMP_HEIGHT higher and closer than JUMP_DISTANCE. */
const JUMP_HEIGHT = 0.8;
const JUMP_DISTANCE = 3;

/** Carries out a unit's last decision, tick by tick. */
export function executeUnitDecision(world: World, unit: Unit, type: UnitType): void {
  const { ai } = unit;
  if (world.tick >= unit.steerAt) {
    if (ai.walk === 'path') walkPath(world, unit, type);
    else if (ai.walk === 'after') pursueUnit(world, unit, type);
    else standStill(world, unit, type);
    if (ai.stance !== 'fight' || !ai.seesTarget) faceMoveIntent(world, unit, type);
  }
  if (ai.stance === 'fight') attack(world, unit, type);
  // A player may use items while its unit follows a move order.
  else if (unit.isUsing && ai.order?.kind !== 'move') unit.isUsing = false;
}

function standStill(world: World, unit: Unit, type: UnitType): void {
  if (hasMoveIntent(world, unit)) steerTowards(world, unit, type, 0, 0);
  unit.steerAt = unit.ai.thinkAt;
}

function walkPath(world: World, unit: Unit, type: UnitType): void {
  const { motion } = world.entities;
  const { path } = unit.ai;
  const corner = path[0];
  if (corner === undefined) {
    standStill(world, unit, type);
    return;
  }
  const dx = corner.x - motion.x[unit.slot]!;
  const dy = isGroundWalker(world, type) ? 0 : corner.y - motion.y[unit.slot]!;
  const distance = Math.sqrt(dx * dx + dy * dy);
  const left = distance - CORNER_REACH - unit.speed * world.game.tickSeconds;
  if (left <= 0) {
    updateAi(unit, { path: path.slice(1) });
    if (path.length === 1) finishPath(world, unit);
    else walkPath(world, unit, type);
    return;
  }
  const isLast = path.length === 1;
  moveTowards(world, unit, type, dx, dy, isLast ? brakeFor(distance) : 1);
  steerLater(world, unit, type, isLast ? left - BRAKE_DISTANCE : left);
}

function brakeFor(distance: number): number {
  return Math.max(SLOWEST, Math.min(1, distance / BRAKE_DISTANCE));
}

/**
 * Sets when the unit steers again. On a straight path it doesn't have to for a few ticks; platformer units
 * steer every tick.
 */
function steerLater(world: World, unit: Unit, type: UnitType, distance: number): void {
  if (isGroundWalker(world, type)) return;
  const { vx, vy } = world.entities.motion;
  const speed = Math.max(unit.speed, Math.abs(vx[unit.slot]!) + Math.abs(vy[unit.slot]!));
  const ticks = Math.floor(distance / (speed * world.game.tickSeconds + TINY));
  unit.steerAt = world.tick + Math.max(1, Math.min(STEER_TICKS_MAX, ticks));
}

/** Called when the unit has reached the last corner of its path, which is the goal or the end of the known part. */
function finishPath(world: World, unit: Unit): void {
  const { ai } = unit;
  setMoveIntent(world, unit, 0, 0);
  if (ai.isPathPart && ai.goal !== null) {
    updateAi(unit, { pathAskedAt: world.tick });
    return;
  }
  // There is no way to the goal. The unit stays as close as it got and tries again later.
  if (ai.isLost) return;
  stopWalking(unit);
  if (ai.order?.kind === 'move') {
    updateAi(unit, { order: null, thinkAt: world.tick + 1 });
    fire(world, 'unitArrives', { triggeringUnit: unit.id });
  } else if (ai.stance === 'calm' && ai.order === null) {
    startResting(world, unit);
  }
}

function pursueUnit(world: World, unit: Unit, type: UnitType): void {
  const { motion } = world.entities;
  const { after, stopAt } = unit.ai;
  const other = findLivingUnit(world, after);
  if (other === null) {
    stopWalking(unit);
    steerTowards(world, unit, type, 0, 0);
    return;
  }
  const dx = motion.x[other.slot]! - motion.x[unit.slot]!;
  const dy = isGroundWalker(world, type) ? 0 : motion.y[other.slot]! - motion.y[unit.slot]!;
  const left = Math.sqrt(dx * dx + dy * dy) - stopAt;
  if (left <= 0) steerTowards(world, unit, type, 0, 0);
  else moveTowards(world, unit, type, dx, dy, stopAt === 0 ? 1 : brakeFor(left));
  if (left > BRAKE_DISTANCE) steerLater(world, unit, type, left * AFTER_SHARE);
  if (type.controls.scheme === 'platformer') jumpFor(world, unit, dx, motion.y[other.slot]!);
}

function moveTowards(world: World, unit: Unit, type: UnitType, dx: number, dy: number, speed: number): void {
  const distance = Math.sqrt(dx * dx + dy * dy) || 1;
  let x = (dx / distance) * speed;
  let y = (dy / distance) * speed;
  if (unit.ai.stuck >= SIDESTEP_AFTER && !isGroundWalker(world, type)) {
    // Half of the units turn left and half turn right, so that two that meet don't block each other forever.
    const angle = (unit.slot + (unit.ai.stuck >> 2)) % 2 === 0 ? SIDESTEP_ANGLE : -SIDESTEP_ANGLE;
    [x, y] = [x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)];
  }
  steerTowards(world, unit, type, x, y);
  if (type.controls.scheme === 'platformer') avoidFalling(world, unit, Math.sign(dx));
}

/** Jumps over walls and gaps. A calm unit without an order stops at a gap instead. */
function avoidFalling(world: World, unit: Unit, direction: number): void {
  if (!unit.footing.isGrounded || direction === 0) return;
  const { isWall, isGap } = probeGroundAhead(world, unit, direction);
  if (!isWall && !isGap) return;
  if (unit.ai.stance === 'calm' && unit.ai.order === null && isGap) {
    world.entities.motion.wishX[unit.slot] = 0;
    stopWalking(unit);
  } else updatePlatformerState(unit, { jumpWantedAt: world.tick });
}

function jumpFor(world: World, unit: Unit, dx: number, y: number): void {
  const isHigher = world.entities.motion.y[unit.slot]! - y > JUMP_HEIGHT;
  if (unit.footing.isGrounded && isHigher && Math.abs(dx) < JUMP_DISTANCE) {
    updatePlatformerState(unit, { jumpWantedAt: world.tick });
  }
}

/** Turns the unit to its target and uses the held item while the target is within reach. */
function attack(world: World, unit: Unit, type: UnitType): void {
  const { motion } = world.entities;
  const target = findLivingUnit(world, unit.ai.target);
  if (target === null || !unit.ai.seesTarget) {
    unit.isUsing = false;
    return;
  }
  const x = motion.x[target.slot]!;
  const y = motion.y[target.slot]!;
  const isInReach = computeDistanceTo(world, unit, x, y) <= computeAttackReach(world, unit, type, target);
  unit.isUsing = isInReach;
  facePoint(world, unit, type, x, y);
}
