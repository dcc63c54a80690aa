import { BAND_QUARTERS, findRunEnd, findRunStart, isQuarterSurface } from './quarters.ts';
import type { TileMap } from './TileMap.ts';
import { createWallPolygon, type WallPart } from './WallPart.ts';

const STRIP_WIDTH = 0.5;
/** How far the ends of a strip taper, so that they don't touch the floor and the ceiling. */
const STRIP_TAPER = 0.2;

/**
 * Covers vertical surfaces with continuous strips, in a band of 32 columns, wherever the boxes from `buildRowWalls`
 * would have a seam on which bodies get caught. The boxes are set back behind the strips.
 */
export function buildColumnWalls(tileMap: TileMap, band: number): WallPart[] {
  const parts: WallPart[] = [];
  const right = Math.min((band + 1) * BAND_QUARTERS, tileMap.width * 2);
  for (let qx = band * BAND_QUARTERS; qx < right; qx++) {
    for (const side of [-1, 1] as const) {
      for (let qy = 0; qy < tileMap.height * 2; qy++) {
        if (!isQuarterSurface(tileMap, qx, qy, side)) continue;
        const bottom = findSurfaceEnd(tileMap, qx, qy, side);
        if (hasSeam(tileMap, qx, qy, bottom, side)) parts.push(createStrip(qx, qy, bottom, side));
        qy = bottom;
      }
    }
  }
  return parts;
}

function findSurfaceEnd(tileMap: TileMap, qx: number, qy: number, side: -1 | 1): number {
  let end = qy;
  while (isQuarterSurface(tileMap, qx, end, side)) end++;
  return end;
}

/** Whether the rows behind a surface belong to more than one box. */
function hasSeam(tileMap: TileMap, qx: number, top: number, bottom: number, side: -1 | 1): boolean {
  const findEnd = side === -1 ? findRunEnd : findRunStart;
  const end = findEnd(tileMap, qx, top);
  for (let qy = top + 1; qy < bottom; qy++) {
    if (qy % BAND_QUARTERS === 0 || findEnd(tileMap, qx, qy) !== end) return true;
  }
  return false;
}

function createStrip(qx: number, qTop: number, qBottom: number, side: -1 | 1): WallPart {
  const outside = side === -1 ? qx / 2 : (qx + 1) / 2;
  const inside = outside - side * STRIP_WIDTH;
  const top = qTop / 2;
  const bottom = qBottom / 2;
  return createWallPolygon([
    [outside, top],
    [inside, top + STRIP_TAPER],
    [inside, bottom - STRIP_TAPER],
    [outside, bottom],
  ]);
}
