import type { Point } from '@playloom/game-format';
import { isPathClear } from './isPathClear.ts';
import type { NavGrid } from '../../world/WorldCaches.ts';
import { canFitAt } from './NavGrid.ts';

interface PathQuery {
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
  readonly radius: number;
}

interface FoundPath {
  /** The corners to walk to, in order. The last one is the goal, or the closest point that the search found. */
  readonly corners: readonly Point[];
  /** `part` if the search was cut off: walk to its end and search again. `none` if walls block every path. */
  readonly end: 'goal' | 'part' | 'none';
  /** The number of cells checked, which is charged to the budget of the tick. */
  readonly cost: number;
}

/** The number of cells that one search may check. Paths that need more are found in parts. */
const PATH_CELLS_MAX = 8000;
/** How many cells away a free cell is searched if the start or the goal is blocked. */
const FREE_CELL_REACH = 3;
/** A unit may be this much wider than the cells it passes through, because bodies give way slightly. */
const SQUEEZE = 0.05;
const SIZE_MAX = 8;
const STRAIGHT = 10;
const DIAGONAL = 14;
const STEPS_X = [1, -1, 0, 0, 1, 1, -1, -1] as const;
const STEPS_Y = [0, 0, 1, -1, 1, -1, 1, -1] as const;

/**
 * Finds a path around walls: A* in eight directions without cutting corners, then smoothed to straight lines.
 */
export function findPath(grid: NavGrid, plan: PathQuery): FoundPath {
  const size = Math.min(SIZE_MAX, Math.max(1, Math.ceil(plan.radius * 2 - SQUEEZE)));
  const start = findFreeCell(grid, plan.fromX, plan.fromY, size);
  const goal = findFreeCell(grid, plan.toX, plan.toY, size);
  if (start === -1 || goal === -1) return { corners: [], end: 'none', cost: 1 };
  const { best, cost } = search(grid, start, goal, size);
  const end = best === goal ? 'goal' : cost >= PATH_CELLS_MAX ? 'part' : 'none';
  return { corners: smoothPath(grid, plan, tracePath(grid, start, best, size), best === goal), end, cost };
}

/**
 * Finds the free cell closest to a point where a unit of this size fits. Returns -1 if everything around is
 * blocked.
 */
function findFreeCell(grid: NavGrid, x: number, y: number, size: number): number {
  const column = Math.round(x - size / 2);
  const row = Math.round(y - size / 2);
  let best = -1;
  let shortest = Infinity;
  for (let reach = 0; reach <= FREE_CELL_REACH && best === -1; reach += 1) {
    for (let dy = -reach; dy <= reach; dy += 1) {
      for (let dx = -reach; dx <= reach; dx += 1) {
        if (Math.max(Math.abs(dx), Math.abs(dy)) !== reach) continue;
        if (!canFitAt(grid, column + dx, row + dy, size)) continue;
        const awayX = column + dx + size / 2 - x;
        const awayY = row + dy + size / 2 - y;
        const distance = awayX * awayX + awayY * awayY;
        if (distance >= shortest) continue;
        shortest = distance;
        best = (row + dy) * grid.width + column + dx;
      }
    }
  }
  return best;
}

/** Searches from `start` to `goal`. `best` is the goal, or the closest cell that was reached. */
function search(grid: NavGrid, start: number, goal: number, size: number): { best: number; cost: number } {
  const { width, search: room } = grid;
  const { reachedBy, isClosed, cost, cameFrom } = room;
  room.number += 1;
  room.heap.length = 0;
  room.ranks.length = 0;
  reach(start, -1, 0);
  let best = start;
  let nearest = distanceBetween(start, goal, width);
  let looked = 0;
  while (room.heap.length > 0 && looked < PATH_CELLS_MAX) {
    const cell = popCell(room.heap, room.ranks);
    if (isClosed[cell] === 1) continue;
    isClosed[cell] = 1;
    looked += 1;
    const left = distanceBetween(cell, goal, width);
    if (left < nearest) {
      nearest = left;
      best = cell;
    }
    if (cell === goal) break;
    lookAround(cell);
  }
  return { best, cost: looked };

  function lookAround(cell: number): void {
    const x = cell % width;
    const y = (cell - x) / width;
    for (let step = 0; step < 8; step += 1) {
      const stepX = STEPS_X[step]!;
      const stepY = STEPS_Y[step]!;
      if (!canFitAt(grid, x + stepX, y + stepY, size)) continue;
      const isDiagonal = stepX !== 0 && stepY !== 0;
      if (isDiagonal && !(canFitAt(grid, x + stepX, y, size) && canFitAt(grid, x, y + stepY, size))) continue;
      reach(cell + stepY * width + stepX, cell, cost[cell]! + (isDiagonal ? DIAGONAL : STRAIGHT));
    }
  }

  function reach(cell: number, from: number, distance: number): void {
    if (reachedBy[cell] === room.number) {
      if (isClosed[cell] === 1 || distance >= cost[cell]!) return;
    } else {
      reachedBy[cell] = room.number;
      isClosed[cell] = 0;
    }
    cost[cell] = distance;
    cameFrom[cell] = from;
    pushCell(room.heap, room.ranks, cell, distance + distanceBetween(cell, goal, width));
  }
}

/** The cost of the shortest path if there were no walls. */
function distanceBetween(a: number, b: number, width: number): number {
  const dx = Math.abs((a % width) - (b % width));
  const dy = Math.abs(Math.floor(a / width) - Math.floor(b / width));
  return STRAIGHT * Math.max(dx, dy) + (DIAGONAL - STRAIGHT) * Math.min(dx, dy);
}

function tracePath({ width, search: room }: NavGrid, start: number, end: number, size: number): Point[] {
  const points: Point[] = [];
  for (let cell = end; cell !== -1; cell = cell === start ? -1 : room.cameFrom[cell]!) {
    const x = cell % width;
    points.push({ x: x + size / 2, y: (cell - x) / width + size / 2 });
  }
  return points.reverse();
}

/** Removes every point that can be skipped by walking in a straight line. */
function smoothPath(grid: NavGrid, plan: PathQuery, points: readonly Point[], isWhole: boolean): Point[] {
  const { radius, toX, toY } = plan;
  const last = points.at(-1)!;
  const isGoalFree = isWhole && isPathClear(grid, last.x, last.y, toX, toY, radius);
  const turns = selectTurns(points);
  const waypoints = isGoalFree ? [...turns.slice(0, -1), { x: toX, y: toY }] : turns;
  const corners: Point[] = [];
  let x = plan.fromX;
  let y = plan.fromY;
  let next = 0;
  while (next < waypoints.length) {
    let farthest = next;
    while (
      farthest + 1 < waypoints.length &&
      isPathClear(grid, x, y, waypoints[farthest + 1]!.x, waypoints[farthest + 1]!.y, radius)
    ) {
      farthest += 1;
    }
    const corner = waypoints[farthest]!;
    corners.push(corner);
    ({ x, y } = corner);
    next = farthest + 1;
  }
  return corners;
}

/** Returns only the points where the direction changes. */
function selectTurns(points: readonly Point[]): Point[] {
  return points.filter((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (before === undefined || after === undefined) return true;
    return point.x - before.x !== after.x - point.x || point.y - before.y !== after.y - point.y;
  });
}

/**
 * Adds a cell to a heap with the lowest rank on top. Ties depend only on heap order, which is the same on every
 * machine.
 */
function pushCell(heap: number[], ranks: number[], cell: number, rank: number): void {
  let index = heap.length;
  heap.push(cell);
  ranks.push(rank);
  while (index > 0) {
    const parent = (index - 1) >> 1;
    if (ranks[parent]! <= rank) break;
    heap[index] = heap[parent]!;
    ranks[index] = ranks[parent]!;
    index = parent;
  }
  heap[index] = cell;
  ranks[index] = rank;
}

function popCell(heap: number[], ranks: number[]): number {
  const top = heap[0]!;
  const cell = heap.pop()!;
  const rank = ranks.pop()!;
  const count = heap.length;
  if (count === 0) return top;
  let index = 0;
  for (;;) {
    let child = index * 2 + 1;
    if (child >= count) break;
    if (child + 1 < count && ranks[child + 1]! < ranks[child]!) child += 1;
    if (ranks[child]! >= rank) break;
    heap[index] = heap[child]!;
    ranks[index] = ranks[child]!;
    index = child;
  }
  heap[index] = cell;
  ranks[index] = rank;
  return top;
}
