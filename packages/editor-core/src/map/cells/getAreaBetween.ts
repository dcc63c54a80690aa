import type { Area, MapPoint } from '../state/MapState.ts';

/** The rectangle of cells between two points, including the cells of both points. */
export function getAreaBetween(from: MapPoint, to: MapPoint): Area {
  const x = Math.min(Math.floor(from.x), Math.floor(to.x));
  const y = Math.min(Math.floor(from.y), Math.floor(to.y));
  return {
    x,
    y,
    width: Math.max(Math.floor(from.x), Math.floor(to.x)) - x + 1,
    height: Math.max(Math.floor(from.y), Math.floor(to.y)) - y + 1,
  };
}

export function listAreaCells(area: Area): MapPoint[] {
  const cells: MapPoint[] = [];
  for (let y = area.y; y < area.y + area.height; y++) {
    for (let x = area.x; x < area.x + area.width; x++) cells.push({ x, y });
  }
  return cells;
}

/** Clips an area to the map. Null when nothing is left. */
export function clipArea(area: Area, map: { readonly width: number; readonly height: number }): Area | null {
  const x = Math.max(0, area.x);
  const y = Math.max(0, area.y);
  const width = Math.min(map.width, area.x + area.width) - x;
  const height = Math.min(map.height, area.y + area.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}
