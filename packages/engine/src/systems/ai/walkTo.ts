import type { Point, UnitType } from '@playloom/game-format';
import type { Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { isPathClear } from './isPathClear.ts';
import { isGroundWalker } from './isGroundWalker.ts';
import { getNavGrid } from './Navigation.ts';
import { computeDistanceTo, computeUnitRadius } from './computeUnitRadius.ts';
import { updateAi } from '../../entities/updateAi.ts';

/** The number of decisions without progress after which a unit searches another path. */
const STUCK_MAX = 3;
/** A unit keeps its path while its goal has moved less than GOAL_DRIFT plus this share of the distance to it. */
const GOAL_DRIFT = 1;
const GOAL_DRIFT_SHARE = 0.15;
/** How far a walking unit may be off its path. */
const CLEARANCE_SLACK = 0.2;

/** Sends a unit to a point: in a straight line if nothing is in the way, otherwise along a path. */
export function walkTo(world: World, unit: Unit, type: UnitType, x: number, y: number): void {
  const { ai } = unit;
  const isStuck = ai.stuck >= STUCK_MAX;
  if (!isStuck && isAlreadyHeading(world, unit, type, x, y)) return;
  const isStraight = !isStuck && canWalkStraight(world, unit, type, x, y);
  if (isStraight || !type.ai.usesPathFinding || isGroundWalker(world, type)) {
    updateAi(unit, {
      walk: 'path',
      path: [{ x, y }],
      goal: { x, y },
      isPathPart: false,
      pathAskedAt: 0,
      isLost: false,
    });
  } else if (ai.pathAskedAt === 0 && world.tick >= ai.askAgainAt) {
    updateAi(unit, { walk: 'path', goal: { x, y }, pathAskedAt: world.tick, stuck: 0 });
  }
}

/** Sends a unit after another one: in a straight line if nothing is in the way, otherwise along a path. */
export function walkAfterUnit(world: World, unit: Unit, type: UnitType, target: Unit, stopAt: number): void {
  const { motion } = world.entities;
  const x = motion.x[target.slot]!;
  const y = motion.y[target.slot]!;
  if (unit.ai.stuck < STUCK_MAX && canWalkStraight(world, unit, type, x, y)) {
    updateAi(unit, {
      walk: 'after',
      after: target.id,
      stopAt,
      path: [],
      goal: null,
      pathAskedAt: 0,
      isLost: false,
    });
  } else {
    walkTo(world, unit, type, x, y);
  }
}

export function stopWalking(unit: Unit): void {
  const { ai } = unit;
  if (ai.walk === 'stay' && ai.path.length === 0 && ai.pathAskedAt === 0) return;
  updateAi(unit, { walk: 'stay', path: [], goal: null, pathAskedAt: 0, stuck: 0 });
}

function isAlreadyHeading(world: World, unit: Unit, type: UnitType, x: number, y: number): boolean {
  const { slot, ai } = unit;
  if (ai.walk !== 'path' || ai.goal === null || (ai.path.length === 0 && ai.pathAskedAt === 0)) return false;
  const { motion } = world.entities;
  const drift = Math.abs(ai.goal.x - x) + Math.abs(ai.goal.y - y);
  const distance = Math.abs(motion.x[slot]! - x) + Math.abs(motion.y[slot]! - y);
  if (drift !== 0 && drift >= GOAL_DRIFT + distance * GOAL_DRIFT_SHARE) return false;
  return ai.path.length === 0 || isPathOpen(world, unit, type);
}

/**
 * Whether the unit can continue on its path. Skips corners that don't have to be reached anymore, because in a
 * crowd a unit seldom reaches the exact point. False if the path is blocked, for example because a door has
 * closed or other units have pushed it behind a corner.
 */
function isPathOpen(world: World, unit: Unit, type: UnitType): boolean {
  if (!type.ai.usesPathFinding || isGroundWalker(world, type)) return true;
  const { path } = unit.ai;
  let passed = 0;
  while (passed + 1 < path.length && canReach(world, unit, path[passed + 1]!)) passed += 1;
  if (passed > 0) updateAi(unit, { path: path.slice(passed) });
  return passed > 0 || canReach(world, unit, path[0]!);
}

function canReach(world: World, unit: Unit, { x, y }: Point): boolean {
  const { motion } = world.entities;
  const slim = Math.max(0, computeUnitRadius(world, unit) - CLEARANCE_SLACK);
  return isPathClear(getNavGrid(world), motion.x[unit.slot]!, motion.y[unit.slot]!, x, y, slim);
}

function canWalkStraight(world: World, unit: Unit, type: UnitType, x: number, y: number): boolean {
  if (!type.ai.usesPathFinding || isGroundWalker(world, type)) return true;
  const { motion } = world.entities;
  const fromX = motion.x[unit.slot]!;
  const fromY = motion.y[unit.slot]!;
  return isPathClear(getNavGrid(world), fromX, fromY, x, y, computeUnitRadius(world, unit));
}

export function isUnitNear(world: World, unit: Unit, x: number, y: number, reach: number): boolean {
  return computeDistanceTo(world, unit, x, y) <= reach;
}
