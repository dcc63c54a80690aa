/**
 * This file defines the layout of the land: forest, paths, creek and camp. The map and the placed entities are built
 * from it.
 */
export const LAND_SIZE = 64;
export const FIRE = { x: 32, y: 32 };

interface Point {
  readonly x: number;
  readonly y: number;
}

export const dens = {
  north: { x: 33, y: 5 },
  east: { x: 59, y: 34 },
  south: { x: 30, y: 59 },
  west: { x: 5, y: 30 },
};

/** From each den a path winds to the fire. */
const paths: readonly (readonly Point[])[] = [
  [dens.north, { x: 29, y: 12 }, { x: 33, y: 19 }, FIRE],
  [dens.east, { x: 52, y: 30 }, { x: 45, y: 33 }, FIRE],
  [dens.south, { x: 34, y: 52 }, { x: 30, y: 45 }, FIRE],
  [dens.west, { x: 12, y: 34 }, { x: 19, y: 30 }, FIRE],
];

/** Open grass: the clearing in the middle, four dens, and four glades full of trees. */
const glades: readonly (Point & { readonly radius: number })[] = [
  { ...FIRE, radius: 15.5 },
  { ...dens.north, radius: 3.6 },
  { ...dens.east, radius: 3.6 },
  { ...dens.south, radius: 3.6 },
  { ...dens.west, radius: 3.6 },
  { x: 16, y: 15, radius: 6 },
  { x: 49, y: 15, radius: 6.5 },
  { x: 50, y: 50, radius: 6 },
  { x: 14, y: 48, radius: 6.5 },
];

/** Paths through the forest from the clearing to the glades. */
const trails: readonly (readonly [Point, Point])[] = [
  [
    { x: 16, y: 15 },
    { x: 23, y: 22 },
  ],
  [
    { x: 49, y: 15 },
    { x: 41, y: 23 },
  ],
  [
    { x: 50, y: 50 },
    { x: 42, y: 42 },
  ],
  [
    { x: 14, y: 48 },
    { x: 22, y: 42 },
  ],
];

const PATH_HALF_WIDTH = 2.2;
const TRAIL_HALF_WIDTH = 1.8;
const TRODDEN_HALF_WIDTH = 1.1;
const CAMP_RADIUS = 6.2;
const CREEK_HALF_WIDTH = 1;
const BRIDGE_HALF_LENGTH = 2;

export function isForest(x: number, y: number): boolean {
  return x < 0 || y < 0 || x >= LAND_SIZE || y >= LAND_SIZE || forest[y * LAND_SIZE + x] === 1;
}

/** Whether the ground of a cell is bare dirt: around the fire, along the paths, in the dens. */
export function isDirt(x: number, y: number): boolean {
  const at = { x: x + 0.5, y: y + 0.5 };
  return computeDistance(at, FIRE) < CAMP_RADIUS || isNearPath(at, TRODDEN_HALF_WIDTH);
}

/** Whether a cell is water of the creek east of the clearing. Cells with a bridge are not. */
export function isCreek(x: number, y: number): boolean {
  return isWet(x, y) && !isBridge(x, y);
}

export function isBridge(x: number, y: number): boolean {
  const at = { x: x + 0.5, y: y + 0.5 };
  return isWet(x, y) && isOpen(x, y) && isCrossing(at);
}

function isWet(x: number, y: number): boolean {
  return distanceToCreek({ x: x + 0.5, y: y + 0.5 }) < CREEK_HALF_WIDTH;
}

/** Whether a tree at this point would block the way. */
export function isBlockingPath({ x, y }: Point): boolean {
  const at = { x, y };
  const [column, row] = [Math.floor(x), Math.floor(y)];
  return (
    isNearPath(at, PATH_HALF_WIDTH + 0.3) ||
    trails.some(([from, to]) => distanceToLine(at, from, to) < TRAIL_HALF_WIDTH) ||
    distanceToCreek(at) < CREEK_HALF_WIDTH + 1 ||
    [-1, 0, 1].some((step) => isForest(column + step, row) || isForest(column, row + step))
  );
}

export function computeDistance(a: Point, b: Point): number {
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
}

function isOpen(x: number, y: number): boolean {
  const at = { x: x + 0.5, y: y + 0.5 };
  if (isNearPath(at, PATH_HALF_WIDTH)) return true;
  if (trails.some(([from, to]) => distanceToLine(at, from, to) < TRAIL_HALF_WIDTH)) return true;
  return glades.some(({ radius, ...middle }) => computeDistance(at, middle) < radius + ragged(x, y));
}

function isNearPath(at: Point, reach: number): boolean {
  return paths.some((corners) =>
    corners.some((corner, index) => index > 0 && distanceToLine(at, corners[index - 1]!, corner) < reach),
  );
}

function isCrossing({ y }: Point): boolean {
  return [15, 31.5, 49].some((middle) => Math.abs(y - middle) < BRIDGE_HALF_LENGTH);
}

function distanceToCreek({ x, y }: Point): number {
  return Math.abs(x - (48.6 + 2.8 * wave(y / 30)));
}

/** Returns the value of a smooth wave between 0 and 1 with a period of 1. */
function wave(at: number): number {
  const part = Math.abs((at % 1) * 2 - 1);
  return part * part * (3 - 2 * part);
}

/** Returns how far the edge of the forest is moved at a cell, so that it looks natural. */
function ragged(x: number, y: number): number {
  return wave((x + y * 0.4) / 5) + wave((y - x * 0.3) / 4) - 1;
}

function distanceToLine(at: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy);
  const part = Math.min(1, Math.max(0, share));
  return computeDistance(at, { x: from.x + dx * part, y: from.y + dy * part });
}

const forest = growForest();

/**
 * Fills the rest of the land with forest. Removes single trees in the grass and fills clearings that cannot be reached.
 */
function growForest(): Uint8Array {
  const cells = new Uint8Array(LAND_SIZE * LAND_SIZE);
  for (let y = 0; y < LAND_SIZE; y += 1) {
    for (let x = 0; x < LAND_SIZE; x += 1) cells[y * LAND_SIZE + x] = isOpen(x, y) || isWet(x, y) ? 0 : 1;
  }
  const thinned = cells.map((cell, index) => (cell === 1 && countAround(cells, index) < 4 ? 0 : cell));
  const reached = flood(thinned, FIRE.y * LAND_SIZE + FIRE.x);
  return thinned.map((cell, index) => (cell === 1 || reached.has(index) || isWetCell(index) ? cell : 1));
}

function isWetCell(index: number): boolean {
  return isWet(index % LAND_SIZE, Math.floor(index / LAND_SIZE));
}

function countAround(cells: Uint8Array, index: number): number {
  const [x, y] = [index % LAND_SIZE, Math.floor(index / LAND_SIZE)];
  let count = 0;
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const isInside = x + dx >= 0 && y + dy >= 0 && x + dx < LAND_SIZE && y + dy < LAND_SIZE;
      if ((dx !== 0 || dy !== 0) && (!isInside || cells[index + dy * LAND_SIZE + dx] === 1)) count += 1;
    }
  }
  return count;
}

function flood(cells: Uint8Array, start: number): Set<number> {
  const reached = new Set([start]);
  for (const index of reached) {
    for (const step of [-1, 1, -LAND_SIZE, LAND_SIZE]) {
      const next = index + step;
      const isBlocked = cells[next] !== 0 || isCreek(next % LAND_SIZE, Math.floor(next / LAND_SIZE));
      if (!isBlocked) reached.add(next);
    }
  }
  return reached;
}
