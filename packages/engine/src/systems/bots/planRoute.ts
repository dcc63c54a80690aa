import type { Point } from '@playloom/game-format';
import type { World } from '../../world/World.ts';
import { findPath } from '../ai/findPath.ts';
import { isGroundWalker } from '../ai/isGroundWalker.ts';
import { isPathClear } from '../ai/isPathClear.ts';
import { getNavGrid } from '../ai/Navigation.ts';
import { computeUnitRadius } from '../ai/computeUnitRadius.ts';
import type { Bot } from './Bot.ts';

/**
 * The number of path searches that are left for all bots in this tick. Other bots keep their old path and try
 * again in the next tick.
 */
export interface SearchBudget {
  left: number;
}

export const SEARCHES_PER_TICK = 3;
/** If the goal has moved less than this, the old path is still used. */
const GOAL_DRIFT = 1.5;
const CLEARANCE_SLACK = 0.2;
/** A path that ends farther than this from the goal doesn't lead to it. */
const NEAR_GOAL = 1.2;

interface BotRoute {
  readonly path: readonly Point[];
  /** Whether `path` is the old path, because no search was left in this tick. */
  readonly isDeferred?: boolean;
  /** Whether walls block every path. */
  readonly isLost?: boolean;
}

/** Finds a path to a goal. */
export function planRoute(world: World, bot: Bot, goal: Point, budget: SearchBudget): BotRoute {
  if (isGroundWalker(world, bot.type)) return { path: [goal] };
  const { memory, unit, x, y } = bot;
  const grid = getNavGrid(world);
  const radius = computeUnitRadius(world, unit);
  if (memory.stuck === 0 && isPathClear(grid, x, y, goal.x, goal.y, radius)) return { path: [goal] };
  const remaining = trimPath(memory.path, (to) =>
    isPathClear(grid, x, y, to.x, to.y, Math.max(0, radius - CLEARANCE_SLACK)),
  );
  const end = remaining.at(-1);
  const isGoingThere =
    end !== undefined && Math.abs(end.x - goal.x) + Math.abs(end.y - goal.y) < GOAL_DRIFT && memory.stuck < 3;
  if (isGoingThere) return { path: remaining };
  if (budget.left === 0) return { path: memory.path, isDeferred: true };
  budget.left -= 1;
  const found = findPath(grid, { fromX: x, fromY: y, toX: goal.x, toY: goal.y, radius });
  const last = found.corners.at(-1);
  const isApart = last === undefined || Math.abs(last.x - goal.x) + Math.abs(last.y - goal.y) > NEAR_GOAL;
  return { path: found.corners, isLost: found.end !== 'part' && isApart };
}

/** Removes corners that can be skipped. Returns an empty path if not even the next corner can be reached. */
function trimPath(path: readonly Point[], isOpen: (to: Point) => boolean): readonly Point[] {
  if (path.length === 0) return path;
  let passed = 0;
  while (passed + 1 < path.length && isOpen(path[passed + 1]!)) passed += 1;
  if (passed > 0) return path.slice(passed);
  return isOpen(path[0]!) ? path : [];
}
