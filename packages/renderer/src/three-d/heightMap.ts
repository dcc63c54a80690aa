import { DataTexture, LinearFilter, RedFormat } from 'three';
import { limits } from '@playloom/game-format';
import type { MapCells } from '../shared/mapCells.ts';
import { readTileHeights, type TileDrawingData } from './tileInstances.ts';

/** Heights of the map: of walls and ground as a texture for shadows, and of the ground alone to place entities. */
export interface HeightMap {
  readonly width: number;
  readonly height: number;
  /** Number of texture pixels per side of a cell. */
  readonly sharpness: number;
  readonly pixels: Uint8Array<ArrayBuffer>;
  readonly grounds: Float32Array;
  readonly texture: DataTexture;
}

const SHARP_SIDE_MAX = 512;
const RANGE = limits.TILE_HEIGHT_MAX - limits.TILE_HEIGHT_MIN;

export function createHeightMap(plan: TileDrawingData, cells: MapCells): HeightMap {
  const { width, height } = cells;
  const sharpness = Math.max(width, height) <= SHARP_SIDE_MAX ? 4 : 1;
  const pixels = new Uint8Array(width * sharpness * height * sharpness);
  const texture = new DataTexture(pixels, width * sharpness, height * sharpness, RedFormat);
  texture.magFilter = texture.minFilter = LinearFilter;
  // By default WebGL expects rows that are padded to a multiple of four bytes. These are not.
  texture.unpackAlignment = 1;
  const map = { width, height, sharpness, pixels, grounds: new Float32Array(width * height), texture };
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) updateHeight(map, plan, cells, x, y);
  return map;
}

export function updateHeight(
  map: HeightMap,
  plan: TileDrawingData,
  cells: MapCells,
  x: number,
  y: number,
): void {
  const { wall, ground } = readTileHeights(plan, cells, x, y);
  const { width, sharpness, pixels } = map;
  map.grounds[y * width + x] = ground;
  const value = Math.round((((wall > 0 ? wall : ground) - limits.TILE_HEIGHT_MIN) / RANGE) * 255);
  for (let row = y * sharpness; row < (y + 1) * sharpness; row++) {
    const from = (row * width + x) * sharpness;
    pixels.fill(value, from, from + sharpness);
  }
  map.texture.needsUpdate = true;
}

/** The ground height at a position. Outside the map, the height at its edge. */
export function readGroundHeight({ width, height, grounds }: HeightMap, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const row = Math.min(height - 1, Math.max(0, Math.floor(y)));
  return grounds[row * width + column] ?? 0;
}
