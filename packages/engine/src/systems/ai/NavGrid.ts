import { cos, sin } from '../../math/trigonometry.ts';
import { FREE_CELL } from '../../map/TileMap.ts';
import type { Prop } from '../../entities/Entity.ts';
import { ATTACHED_MARK, DOOMED_MARK, PROP_MARK } from '../../world/marks.ts';
import type { World } from '../../world/World.ts';
import type { CellBox, NavGrid, Obstacle } from '../../world/WorldCaches.ts';

/** Cells that an obstacle overlaps by less than this stay passable. */
const OVERLAP_MIN = 0.15;

export function createNavGrid({ tiles }: World): NavGrid {
  const { width, height, solidity } = tiles;
  const cells = width * height;
  const blocked = new Uint16Array(cells);
  for (let index = 0; index < cells; index += 1) blocked[index] = solidity[index] === FREE_CELL ? 0 : 1;
  return {
    width,
    height,
    blocked,
    tiles,
    edits: tiles.edits,
    obstacles: [],
    search: {
      reachedBy: new Uint32Array(cells),
      isClosed: new Uint8Array(cells),
      cost: new Int32Array(cells),
      cameFrom: new Int32Array(cells),
      heap: [],
      ranks: [],
      number: 0,
    },
  };
}

export function isNavGridCurrent(grid: NavGrid, { tiles }: World): boolean {
  return grid.tiles === tiles && grid.edits === tiles.edits;
}

/** Updates the props that were added, moved or removed since the last update. */
export function updateObstacles(grid: NavGrid, world: World): void {
  const { records, marks, top, motion } = world.entities;
  const { obstacles } = grid;
  for (let slot = 0; slot < Math.max(top, obstacles.length); slot += 1) {
    const known = obstacles[slot];
    const isThere = slot < top && (marks[slot]! & (PROP_MARK | DOOMED_MARK | ATTACHED_MARK)) === PROP_MARK;
    const record = isThere ? (records[slot] as Prop) : null;
    const prop = record !== null && isBlocking(world, record) ? record : null;
    if (known === undefined && prop === null) continue;
    if (
      known !== undefined &&
      prop !== null &&
      known.id === prop.id &&
      known.x === motion.x[slot] &&
      known.y === motion.y[slot] &&
      known.rotation === motion.rotation[slot] &&
      known.scale === motion.scale[slot]
    ) {
      continue;
    }
    if (known !== undefined) fillCells(grid, known.cells, -1);
    obstacles[slot] = prop === null ? undefined : enterObstacle(grid, world, prop);
  }
}

/** Whether a unit of `size` × `size` cells fits if its top left cell is at `x`, `y`. */
export function canFitAt({ width, height, blocked }: NavGrid, x: number, y: number, size: number): boolean {
  if (x < 0 || y < 0 || x + size > width || y + size > height) return false;
  for (let row = y; row < y + size; row += 1) {
    for (let index = row * width + x; index < row * width + x + size; index += 1) {
      if (blocked[index] !== 0) return false;
    }
  }
  return true;
}

/** Whether a prop is an obstacle. Props that units can push away are not. */
function isBlocking(world: World, prop: Prop): boolean {
  const { body } = world.game.props.get(prop.type)!.type;
  return (body.kind === 'static' || body.kind === 'kinematic') && !body.isSensor && body.collidesWith.units;
}

function enterObstacle(grid: NavGrid, world: World, prop: Prop): Obstacle {
  const { motion } = world.entities;
  const { slot } = prop;
  const obstacle = {
    id: prop.id,
    x: motion.x[slot]!,
    y: motion.y[slot]!,
    rotation: motion.rotation[slot]!,
    scale: motion.scale[slot]!,
    cells: cellsOf(grid, world, prop),
  };
  fillCells(grid, obstacle.cells, 1);
  return obstacle;
}

function fillCells({ width, blocked }: NavGrid, { left, top, right, bottom }: CellBox, change: number): void {
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) blocked[y * width + x]! += change;
  }
}

function cellsOf({ width, height }: NavGrid, world: World, prop: Prop): CellBox {
  const { motion } = world.entities;
  const { slot } = prop;
  const { body } = world.game.props.get(prop.type)!.type;
  const scale = motion.scale[slot]!;
  const right = cos(motion.rotation[slot]!);
  const down = sin(motion.rotation[slot]!);
  const isRound = body.shape === 'circle';
  const halfWidth = (isRound ? Math.min(body.width, body.height) : body.width) * scale * 0.5;
  const halfHeight = (isRound ? halfWidth * 2 : body.height * scale) * 0.5;
  const reachX = isRound ? halfWidth : Math.abs(right) * halfWidth + Math.abs(down) * halfHeight;
  const reachY = isRound ? halfWidth : Math.abs(down) * halfWidth + Math.abs(right) * halfHeight;
  const x = motion.x[slot]! + (body.offset.x * right - body.offset.y * down) * scale;
  const y = motion.y[slot]! + (body.offset.x * down + body.offset.y * right) * scale;
  const insetX = Math.min(OVERLAP_MIN, reachX);
  const insetY = Math.min(OVERLAP_MIN, reachY);
  return {
    left: clampCell(x - reachX + insetX, width),
    top: clampCell(y - reachY + insetY, height),
    right: clampCell(x + reachX - insetX, width),
    bottom: clampCell(y + reachY - insetY, height),
  };
}

function clampCell(coordinate: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(coordinate)));
}
