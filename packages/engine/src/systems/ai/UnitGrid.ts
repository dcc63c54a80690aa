import type { Unit } from '../../entities/Entity.ts';
import { DEAD_MARK, DOOMED_MARK, UNIT_MARK } from '../../world/marks.ts';
import type { World } from '../../world/World.ts';
import type { UnitGrid } from '../../world/WorldCaches.ts';

const SQUARE = 4;

export function createUnitGrid({ tiles }: World): UnitGrid {
  const columns = Math.ceil(tiles.width / SQUARE);
  const rows = Math.ceil(tiles.height / SQUARE);
  return { columns, rows, starts: new Int32Array(columns * rows + 1), slots: new Int32Array(0) };
}

/** Sorts the living units into the grid (a counting sort). Within a square, units are in the order of their slots. */
export function fillUnitGrid(grid: UnitGrid, world: World): void {
  const { top } = world.entities;
  const { starts } = grid;
  if (grid.slots.length < top) grid.slots = new Int32Array(Math.max(64, top * 2));
  starts.fill(0);
  for (let slot = 0; slot < top; slot += 1) {
    if (isPresent(world, slot)) starts[squareOf(grid, world, slot)]! += 1;
  }
  let sum = 0;
  for (let square = 0; square < starts.length; square += 1) {
    sum += starts[square]!;
    starts[square] = sum;
  }
  for (let slot = top - 1; slot >= 0; slot -= 1) {
    if (!isPresent(world, slot)) continue;
    const square = squareOf(grid, world, slot);
    starts[square]! -= 1;
    grid.slots[starts[square]!] = slot;
  }
}

/** Visits living units whose center may be within the radius. The visitor must check the exact distance. */
export function visitUnitsNear(
  grid: UnitGrid,
  world: World,
  x: number,
  y: number,
  radius: number,
  visit: (unit: Unit) => void,
): void {
  const { records } = world.entities;
  const left = getSquareIndex(x - radius, grid.columns);
  const right = getSquareIndex(x + radius, grid.columns);
  const bottom = getSquareIndex(y + radius, grid.rows);
  for (let row = getSquareIndex(y - radius, grid.rows); row <= bottom; row += 1) {
    const from = grid.starts[row * grid.columns + left]!;
    const to = grid.starts[row * grid.columns + right + 1]!;
    for (let index = from; index < to; index += 1) visit(records[grid.slots[index]!] as Unit);
  }
}

function isPresent({ entities }: World, slot: number): boolean {
  return (entities.marks[slot]! & (UNIT_MARK | DOOMED_MARK | DEAD_MARK)) === UNIT_MARK;
}

/** Returns the square that a unit is in. Units outside the map are in the squares along its edge. */
function squareOf({ columns, rows }: UnitGrid, { entities }: World, slot: number): number {
  const { x, y } = entities.motion;
  return getSquareIndex(y[slot]!, rows) * columns + getSquareIndex(x[slot]!, columns);
}

function getSquareIndex(coordinate: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(coordinate / SQUARE)));
}
