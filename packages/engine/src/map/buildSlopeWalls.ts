import { BAND_TILES } from './quarters.ts';
import type { TileMap } from './TileMap.ts';
import {
  ALL_QUARTERS,
  getSolidQuarters,
  FILLS_BOTTOM_LEFT,
  FILLS_BOTTOM_RIGHT,
  FILLS_TOP_LEFT,
  getSlopeQuarters,
} from './tileShapes.ts';
import { createWallPolygon, type WallPart } from './WallPart.ts';

interface Slopes {
  readonly parts: WallPart[];
  /** The tiles under a long slope that touch it with an upper corner. */
  readonly buried: ReadonlySet<number>;
}

/**
 * Builds the slopes of a band of 32 rows. A slope that spans several tiles over solid ground becomes one
 * triangle.
 */
export function buildSlopeWalls(tileMap: TileMap, band: number): Slopes {
  const parts: WallPart[] = [];
  const buried = new Set<number>();
  const taken = new Set<number>();
  const top = band * BAND_TILES;
  const bottom = Math.min(top + BAND_TILES, tileMap.height);
  // From bottom to top, so that each slope is found at its lowest tile and followed upwards.
  for (let y = bottom - 1; y >= top; y--) {
    for (let x = 0; x < tileMap.width; x++) {
      const cellIndex = y * tileMap.width + x;
      const slope = getSlopeQuarters(tileMap.shapes[cellIndex]!);
      if (slope === 0 || taken.has(cellIndex)) continue;
      const step = slope === FILLS_BOTTOM_RIGHT ? 1 : slope === FILLS_BOTTOM_LEFT ? -1 : 0;
      const length = step === 0 ? 1 : measureSlope(tileMap, x, y, top, step, slope);
      for (let index = 0; index < length; index++) {
        taken.add(cellIndex + index * (step - tileMap.width));
        if (index > 0) buried.add(cellIndex + index * (step - tileMap.width) + tileMap.width);
      }
      parts.push(createSlope(slope, x, y, length));
    }
  }
  return { parts, buried };
}

/** Counts the tiles that a slope spans, going upwards over solid ground. */
function measureSlope(
  tileMap: TileMap,
  x: number,
  y: number,
  top: number,
  step: -1 | 1,
  slope: number,
): number {
  let length = 1;
  for (;;) {
    const column = x + step * length;
    if (column < 0 || column >= tileMap.width || y - length < top) return length;
    if (getSlopeQuarters(tileMap.shapes[(y - length) * tileMap.width + column]!) !== slope) return length;
    for (let row = y - length + 1; row <= y; row++) {
      if (getSolidQuarters(tileMap.shapes[row * tileMap.width + column]!) !== ALL_QUARTERS) return length;
    }
    length++;
  }
}

function createSlope(slope: number, x: number, y: number, length: number): WallPart {
  return createWallPolygon(listCorners(slope, x, y, length));
}

function listCorners(
  slope: number,
  x: number,
  y: number,
  length: number,
): readonly (readonly [x: number, y: number])[] {
  const peak = y + 1 - length;
  switch (slope) {
    case FILLS_BOTTOM_RIGHT:
      return [
        [x, y + 1],
        [x + length, peak],
        [x + length, y + 1],
      ];
    case FILLS_BOTTOM_LEFT:
      return [
        [x + 1 - length, peak],
        [x + 1, y + 1],
        [x + 1 - length, y + 1],
      ];
    case FILLS_TOP_LEFT:
      return [
        [x, y],
        [x + 1, y],
        [x, y + 1],
      ];
    default:
      return [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
      ];
  }
}
