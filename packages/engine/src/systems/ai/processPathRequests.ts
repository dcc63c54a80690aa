import { fire } from '../../triggers/fire.ts';
import type { Unit } from '../../entities/Entity.ts';
import { toTicks } from '../../world/time.ts';
import type { World } from '../../world/World.ts';
import { setMoveIntent } from '../../world/setMoveIntent.ts';
import { findPath } from './findPath.ts';
import { getNavGrid } from './Navigation.ts';
import { computeUnitRadius } from './computeUnitRadius.ts';
import { updateAi } from '../../entities/updateAi.ts';

/** The number of cells that all searches of one tick may check together. Further requests wait for the next tick. */
const PATH_CELLS_PER_TICK = 3000;
const ASK_AGAIN_SECONDS = 0.5;
/** After this time a unit without a path searches again, because a door may have opened or a wall fallen. */
const LOST_SECONDS = 2;

/** Processes path requests: the oldest first, then by lowest slot. */
export function processPathRequests(world: World, waiting: Unit[]): void {
  if (waiting.length === 0) return;
  waiting.sort((a, b) => a.ai.pathAskedAt - b.ai.pathAskedAt || a.slot - b.slot);
  let cellsLeft = PATH_CELLS_PER_TICK;
  for (const unit of waiting) {
    if (cellsLeft <= 0) return;
    cellsLeft -= processPathRequest(world, unit);
  }
}

function processPathRequest(world: World, unit: Unit): number {
  const { ai, slot } = unit;
  const { motion } = world.entities;
  const { x: toX, y: toY } = ai.goal!;
  const plan = {
    fromX: motion.x[slot]!,
    fromY: motion.y[slot]!,
    toX,
    toY,
    radius: computeUnitRadius(world, unit),
  };
  const { corners, end, cost } = findPath(getNavGrid(world), plan);
  const isLost = end === 'none';
  if (isLost && !ai.isLost) fire(world, 'unitFindsNoPath', { triggeringUnit: unit.id });
  const isGivenUp = isLost && ai.order?.kind === 'move';
  if (isGivenUp) setMoveIntent(world, unit, 0, 0);
  unit.steerAt = 0;
  updateAi(unit, {
    order: isGivenUp ? null : ai.order,
    path: isGivenUp ? [] : corners,
    walk: isGivenUp ? 'stay' : ai.walk,
    goal: isGivenUp ? null : ai.goal,
    isPathPart: end === 'part',
    pathAskedAt: 0,
    askAgainAt: world.tick + toTicks(world, isLost ? LOST_SECONDS : ASK_AGAIN_SECONDS),
    isLost: isLost && !isGivenUp,
    thinkAt: isGivenUp ? world.tick + 1 : ai.thinkAt,
  });
  return cost;
}
