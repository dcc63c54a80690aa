import type { Point } from '@playloom/game-format';

/** Points sorted into cells, so that the nearest one is found without checking all. */
export interface PointGrid {
  readonly columns: number;
  readonly rows: number;
  /** Points by row × columns + column, without empty cells. */
  readonly cells: ReadonlyMap<number, readonly Point[]>;
  readonly size: number;
}

/**
 * The size of a cell in tiles. A power of two, because only then is dividing by it exact and the nearest point
 * the same as without cells.
 */
const CELL = 4;

export function createPointGrid(
  points: readonly Point[],
  { width, height }: { readonly width: number; readonly height: number },
): PointGrid {
  const [columns, rows] = [countCells(width), countCells(height)];
  const cells = new Map<number, Point[]>();
  for (const point of points) {
    const cell = cellAt(point.y, rows) * columns + cellAt(point.x, columns);
    const inside = cells.get(cell);
    if (inside === undefined) cells.set(cell, [point]);
    else inside.push(point);
  }
  return { columns, rows, cells, size: points.length };
}

/**
 * Returns the distance to the nearest point. If no point is closer than `limit`, the result may be any number
 * from `limit` up.
 */
export function computeDistanceToNearest(crowd: PointGrid, point: Point, limit = Infinity): number {
  // With few points and many cells, checking all points is faster than checking cells.
  if (crowd.size <= crowd.columns + crowd.rows) return Math.sqrt(searchAll(crowd, point));
  const [column, row] = [cellAt(point.x, crowd.columns), cellAt(point.y, crowd.rows)];
  const rings = Math.max(crowd.columns, crowd.rows);
  let nearest = Infinity;
  // Searches in growing rings: cells outside a ring are at least that many cells away.
  for (let ring = 0; ring < rings && ring * CELL < limit + CELL; ring += 1) {
    nearest = searchRing(crowd, point, { column, row, ring }, nearest);
    if (nearest <= (ring * CELL) ** 2) break;
  }
  return Math.sqrt(nearest);
}

function searchAll({ cells }: PointGrid, point: Point): number {
  let nearest = Infinity;
  for (const points of cells.values()) nearest = searchCell(points, point, nearest);
  return nearest;
}

function searchRing(
  { columns, rows, cells }: PointGrid,
  point: Point,
  { column, row, ring }: { readonly column: number; readonly row: number; readonly ring: number },
  before: number,
): number {
  let nearest = before;
  for (let y = Math.max(0, row - ring); y <= Math.min(rows - 1, row + ring); y += 1) {
    const isEdge = Math.abs(y - row) === ring;
    const step = isEdge || ring === 0 ? 1 : 2 * ring;
    for (let x = column - ring; x <= column + ring; x += step) {
      if (x < 0 || x >= columns) continue;
      const points = cells.get(y * columns + x);
      if (points !== undefined) nearest = searchCell(points, point, nearest);
    }
  }
  return nearest;
}

/** Returns the smaller of `before` and the squared distance to the nearest of the points. */
function searchCell(points: readonly Point[], point: Point, before: number): number {
  let nearest = before;
  for (const { x, y } of points) {
    const [dx, dy] = [x - point.x, y - point.y];
    nearest = Math.min(nearest, dx * dx + dy * dy);
  }
  return nearest;
}

function countCells(length: number): number {
  return Math.max(1, Math.ceil(length / CELL));
}

/** Returns the row or column of a coordinate. Points outside the map are in the cells along its edge. */
function cellAt(coordinate: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(coordinate / CELL)));
}
