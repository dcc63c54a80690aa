import type { MapPoint } from '../state/MapState.ts';

/** The cells on a line between two points, without gaps, including both ends. */
export function listLineCells(from: MapPoint, to: MapPoint): MapPoint[] {
  const [x0, y0, x1, y1] = [Math.floor(from.x), Math.floor(from.y), Math.floor(to.x), Math.floor(to.y)];
  const steps = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0));
  const cells: MapPoint[] = [];
  for (let step = 0; step <= steps; step++) {
    const part = steps === 0 ? 0 : step / steps;
    cells.push({ x: Math.round(x0 + (x1 - x0) * part), y: Math.round(y0 + (y1 - y0) * part) });
  }
  return cells;
}
