import type { GameMap, Tile } from '@playloom/game-format';
import { readTile, readTileProperties } from '@playloom/game-format';

/** Quarters of a tile that are filled: a bit each for top left, top right, bottom left, bottom right. */
const TOP_LEFT = 1;
const TOP_RIGHT = 2;
const BOTTOM_LEFT = 4;
const BOTTOM_RIGHT = 8;
const ALL_QUARTERS = 15;

/** The corner of a slope that is filled; the long side lies opposite. */
export type SlopeCorner = 'bottom-right' | 'bottom-left' | 'top-left' | 'top-right';

export type TileShape =
  | { readonly kind: 'block'; readonly quarters: number }
  | { readonly kind: 'one-way'; readonly quarters: number }
  | { readonly kind: 'slope'; readonly corner: SlopeCorner };

/** What the tile sets say about each tile, asked only once. */
export interface TileTable {
  readonly map: Pick<GameMap, 'tileSets'>;
  /** By cell, flips included, twice: for layers that are solid and for those that are not. */
  readonly solid: Map<number, TileShape | null>;
  readonly passable: Map<number, TileShape | null>;
}

export function createTileTable(map: Pick<GameMap, 'tileSets'>): TileTable {
  return { map, solid: new Map([[0, null]]), passable: new Map([[0, null]]) };
}

/** What of a cell stops entities; null when nothing does. */
export function shapeOfCell(table: TileTable, cell: number, isLayerSolid: boolean): TileShape | null {
  if (cell === 0) return null;
  const known = isLayerSolid ? table.solid : table.passable;
  const found = known.get(cell);
  if (found !== undefined) return found;
  const shape = findShape(table.map, cell, isLayerSolid);
  known.set(cell, shape);
  return shape;
}

function findShape(map: Pick<GameMap, 'tileSets'>, cell: number, isLayerSolid: boolean): TileShape | null {
  const placed = readTile(cell);
  if (placed === null) return null;
  const tile = readTileProperties(map, placed.id);
  if (!(tile.solid ?? isLayerSolid)) return null;
  let quarters = quartersOf(tile);
  if (placed.isFlippedX) quarters = flipX(quarters);
  if (placed.isFlippedY) quarters = flipY(quarters);
  if (placed.isTurned) quarters = turn(quarters);
  const corner = CORNERS.get(quarters);
  if (corner !== undefined) return { kind: 'slope', corner };
  return { kind: tile.oneWay ? 'one-way' : 'block', quarters };
}

/** A slope is known by the three quarters it fills at least in part. */
const CORNERS: ReadonlyMap<number, SlopeCorner> = new Map([
  [ALL_QUARTERS - TOP_LEFT, 'bottom-right'],
  [ALL_QUARTERS - TOP_RIGHT, 'bottom-left'],
  [ALL_QUARTERS - BOTTOM_RIGHT, 'top-left'],
  [ALL_QUARTERS - BOTTOM_LEFT, 'top-right'],
]);

function quartersOf(tile: Tile): number {
  switch (tile.shape ?? 'full') {
    case 'full':
      return ALL_QUARTERS;
    case 'top-half':
      return TOP_LEFT | TOP_RIGHT;
    case 'bottom-half':
      return BOTTOM_LEFT | BOTTOM_RIGHT;
    case 'left-half':
      return TOP_LEFT | BOTTOM_LEFT;
    case 'right-half':
      return TOP_RIGHT | BOTTOM_RIGHT;
    case 'slope-up':
      return ALL_QUARTERS - TOP_LEFT;
    case 'slope-down':
      return ALL_QUARTERS - TOP_RIGHT;
  }
}

function flipX(quarters: number): number {
  return ((quarters & (TOP_LEFT | BOTTOM_LEFT)) << 1) | ((quarters & (TOP_RIGHT | BOTTOM_RIGHT)) >> 1);
}

function flipY(quarters: number): number {
  return ((quarters & (TOP_LEFT | TOP_RIGHT)) << 2) | ((quarters & (BOTTOM_LEFT | BOTTOM_RIGHT)) >> 2);
}

/** A quarter turn clockwise: what was at the bottom left comes to the top left. */
function turn(quarters: number): number {
  return (
    (quarters & BOTTOM_LEFT ? TOP_LEFT : 0) |
    (quarters & TOP_LEFT ? TOP_RIGHT : 0) |
    (quarters & TOP_RIGHT ? BOTTOM_RIGHT : 0) |
    (quarters & BOTTOM_RIGHT ? BOTTOM_LEFT : 0)
  );
}
