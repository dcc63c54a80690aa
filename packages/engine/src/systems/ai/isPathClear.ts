import { type TileMap, SLOPE_CELL, SOLID_CELL } from '../../map/TileMap.ts';
import type { NavGrid } from '../../world/WorldCaches.ts';

type StopsAt = (column: number, row: number) => boolean;

/** Clearance to walls on both sides, so that a unit slightly off its path doesn't scrape along them. */
const MARGIN = 0.04;

/** Whether a unit of this radius can walk from one point to another in a straight line. */
export function isPathClear(
  grid: NavGrid,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  radius: number,
): boolean {
  const { width, height, blocked } = grid;
  const dx = toX - fromX;
  const dy = toY - fromY;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return true;
  const stopsAt: StopsAt = (column, row) =>
    column < 0 || row < 0 || column >= width || row >= height || blocked[row * width + column] !== 0;
  const reach = radius + MARGIN;
  // No wall is thinner than a cell, so parallel lines at most a cell apart can't miss one.
  const lines = Math.ceil(reach * 2) + 1;
  for (let line = 0; line < lines; line += 1) {
    const side = ((line / (lines - 1)) * 2 - 1) * reach;
    const offsetX = (-dy / length) * side;
    const offsetY = (dx / length) * side;
    if (isLineBlocked(fromX + offsetX, fromY + offsetY, toX + offsetX, toY + offsetY, stopsAt)) return false;
  }
  return true;
}

/** Whether there is no wall between two points. Props and one-way platforms don't block the view. */
export function isViewClear(tiles: TileMap, fromX: number, fromY: number, toX: number, toY: number): boolean {
  const { width, height, solidity } = tiles;
  return !isLineBlocked(fromX, fromY, toX, toY, (column, row) => {
    if (column < 0 || row < 0 || column >= width || row >= height) return false;
    const cell = solidity[row * width + column];
    return cell === SOLID_CELL || cell === SLOPE_CELL;
  });
}

/** Whether `stopsAt` returns true for any cell under a line. */
function isLineBlocked(fromX: number, fromY: number, toX: number, toY: number, stopsAt: StopsAt): boolean {
  let column = Math.floor(fromX);
  let row = Math.floor(fromY);
  const lastColumn = Math.floor(toX);
  const lastRow = Math.floor(toY);
  const stepX = toX > fromX ? 1 : -1;
  const stepY = toY > fromY ? 1 : -1;
  const lengthX = Math.abs(toX - fromX);
  const lengthY = Math.abs(toY - fromY);
  let nextX = lengthX === 0 ? Infinity : (stepX > 0 ? column + 1 - fromX : fromX - column) / lengthX;
  let nextY = lengthY === 0 ? Infinity : (stepY > 0 ? row + 1 - fromY : fromY - row) / lengthY;
  const cells = Math.abs(lastColumn - column) + Math.abs(lastRow - row);
  if (stopsAt(column, row)) return true;
  for (let visited = 0; visited < cells; visited += 1) {
    if (nextX < nextY) {
      column += stepX;
      nextX += 1 / lengthX;
    } else {
      row += stepY;
      nextY += 1 / lengthY;
    }
    if (stopsAt(column, row)) return true;
  }
  return false;
}
