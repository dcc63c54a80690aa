import { limits } from '@playloom/game-format';
import type { TileMap } from './TileMap.ts';

/** Walls are merged in strips of this many tiles; a changed tile rebuilds its strips. */
export const BAND_TILES = limits.CHUNK_SIZE;
/** The same in quarter tiles: two per side, because tiles can be half filled. */
export const BAND_QUARTERS = BAND_TILES * 2;

/** How far boxes stay behind a vertical surface that has its own strip. */
export const SURFACE_INSET = 0.1;

/** Whether a quarter of a tile is filled; false outside the map. */
export function isQuarterFilled({ width, height, shapes }: TileMap, qx: number, qy: number): boolean {
  if (qx < 0 || qy < 0 || qx >= width * 2 || qy >= height * 2) return false;
  const bit = ((qy & 1) << 1) | (qx & 1);
  return ((shapes[(qy >> 1) * width + (qx >> 1)]! >> bit) & 1) === 1;
}

/** The first unfilled quarter to the right. */
export function findRunEnd(tileMap: TileMap, qx: number, qy: number): number {
  let end = qx;
  while (isQuarterFilled(tileMap, end, qy)) end++;
  return end;
}

/** The leftmost quarter from which everything up to here is filled. */
export function findRunStart(tileMap: TileMap, qx: number, qy: number): number {
  let start = qx;
  while (isQuarterFilled(tileMap, start - 1, qy)) start--;
  return start;
}

/**
 * Whether the side of a quarter can be touched: it is filled and has nothing beside it, not even a solid edge
 * of the map.
 */
export function isQuarterSurface(tileMap: TileMap, qx: number, qy: number, side: -1 | 1): boolean {
  if (!isQuarterFilled(tileMap, qx, qy) || isQuarterFilled(tileMap, qx + side, qy)) return false;
  const isAtRim = qx + side < 0 || qx + side >= tileMap.width * 2;
  return !isAtRim || !tileMap.hasSolidEdges;
}
