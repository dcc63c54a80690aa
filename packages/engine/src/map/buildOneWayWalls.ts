import { BAND_TILES } from './quarters.ts';
import type { TileMap } from './TileMap.ts';
import {
  getSolidQuarters,
  BOTTOM_LEFT,
  BOTTOM_RIGHT,
  getOneWayQuarters,
  TOP_LEFT,
  TOP_RIGHT,
} from './tileShapes.ts';
import type { WallPart } from './WallPart.ts';

/** Half a tile, the most that fits. A body that sinks deeper than half of this would be pushed out below. */
const ONE_WAY_THICKNESS = 0.5;

/** Builds walls for the tops of one-way tiles, which can be passed from below. Neighbors in a row become one wall. */
export function buildOneWayWalls(tileMap: TileMap, band: number): WallPart[] {
  const parts: WallPart[] = [];
  const bottom = Math.min((band + 1) * BAND_TILES, tileMap.height);
  for (let y = band * BAND_TILES; y < bottom; y++) {
    for (const half of [0, 1] as const) {
      let start = -1;
      for (let qx = 0; qx <= tileMap.width * 2; qx++) {
        const isTop = qx < tileMap.width * 2 && hasTop(tileMap, qx, y, half);
        if (isTop && start < 0) start = qx;
        if (isTop || start < 0) continue;
        parts.push(createTop(start / 2, y + half / 2, (qx - start) / 2));
        start = -1;
      }
    }
  }
  return parts;
}

/** Whether a one-way tile has its walkable top in the given half: 0 is the upper half, 1 the lower. */
function hasTop(tileMap: TileMap, qx: number, y: number, half: 0 | 1): boolean {
  const shape = tileMap.shapes[y * tileMap.width + (qx >> 1)]!;
  const upper = qx % 2 === 0 ? TOP_LEFT : TOP_RIGHT;
  const lower = qx % 2 === 0 ? BOTTOM_LEFT : BOTTOM_RIGHT;
  const oneWay = getOneWayQuarters(shape) & ~getSolidQuarters(shape);
  return half === 0 ? (oneWay & upper) !== 0 : (oneWay & upper) === 0 && (oneWay & lower) !== 0;
}

function createTop(x: number, y: number, width: number): WallPart {
  return { kind: 'one-way', x, y, width, height: ONE_WAY_THICKNESS, corners: [] };
}
