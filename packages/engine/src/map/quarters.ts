import { limits } from '@playloom/game-format';
import type { TileMap } from './TileMap.ts';

/** Walls are merged in bands of this many tiles. A changed tile rebuilds the bands that it is in. */
export const BAND_TILES = limits.CHUNK_SIZE;
/** The size of a band in quarter tiles. There are two per side of a tile, because tiles can be half filled. */
export const BAND_QUARTERS = BAND_TILES * 2;

/** How far boxes are set back behind a vertical surface that has its own strip. */
export const SURFACE_INSET = 0.1;

/** Whether a quarter of a tile is filled; false outside the map. */
export function isQuarterFilled({ width, height, shapes }: TileMap, qx: number, qy: number): boolean {
  if (qx < 0 || qy < 0 || qx >= width * 2 || qy >= height * 2) return false;
  const bit = ((qy & 1) << 1) | (qx & 1);
  return ((shapes[(qy >> 1) * width + (qx >> 1)]! >> bit) & 1) === 1;
}

/** Returns the first unfilled quarter at or to the right of `qx`. */
export function findRunEnd(tileMap: TileMap, qx: number, qy: number): number {
  let end = qx;
  while (isQuarterFilled(tileMap, end, qy)) end++;
  return end;
}

/** Returns the leftmost quarter of the run of filled quarters that ends just before `qx`. */
export function findRunStart(tileMap: TileMap, qx: number, qy: number): number {
  let start = qx;
  while (isQuarterFilled(tileMap, start - 1, qy)) start--;
  return start;
}

/**
 * Whether the left or right side of a quarter is exposed: the quarter is filled, and the one beside it is
 * neither filled nor behind a solid edge of the map.
 */
export function isQuarterSurface(tileMap: TileMap, qx: number, qy: number, side: -1 | 1): boolean {
  if (!isQuarterFilled(tileMap, qx, qy) || isQuarterFilled(tileMap, qx + side, qy)) return false;
  const isAtRim = qx + side < 0 || qx + side >= tileMap.width * 2;
  return !isAtRim || !tileMap.hasSolidEdges;
}
