import { shapeOfCell } from './tileShapes.ts';
import type { TileMap } from './TileMap.ts';

/** A solid part of the map, in tiles. */
export interface WallPart {
  readonly kind: 'box' | 'one-way' | 'polygon';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Corners of a polygon, clockwise: x and y in turns. */
  readonly points: readonly number[];
}

export const ONE_WAY_THICKNESS = 0.25;

export function mergeWalls(tileMap: TileMap): WallPart[] {
  const parts: WallPart[] = [];
  for (let y = 0; y < tileMap.height; y++) {
    for (let x = 0; x < tileMap.width; x++) {
      for (const layer of tileMap.layers) {
        const shape = shapeOfCell(tileMap.table, layer.cells[y * tileMap.width + x]!, layer.isSolid);
        if (shape?.kind === 'block') parts.push({ kind: 'box', x, y, width: 1, height: 1, points: [] });
      }
    }
  }
  return parts;
}
