import type { GameMap, Tile } from '@playloom/game-format';
import { decodeTile, readTileProperties } from '@playloom/game-format';

/**
 * The solid shape of a cell in one number: bits 0 to 3 are the quarters that are solid from all sides, bits 4
 * to 7 the quarters that can be passed from below, bits 8 to 11 the three quarters that a slope covers.
 */
export type CellShape = number;

export const TOP_LEFT = 1;
export const TOP_RIGHT = 2;
export const BOTTOM_LEFT = 4;
export const BOTTOM_RIGHT = 8;
export const ALL_QUARTERS = 15;

/** Slopes are named after the corner they fill. The slanted side is opposite that corner. */
export const FILLS_BOTTOM_RIGHT = ALL_QUARTERS - TOP_LEFT;
export const FILLS_BOTTOM_LEFT = ALL_QUARTERS - TOP_RIGHT;
export const FILLS_TOP_LEFT = ALL_QUARTERS - BOTTOM_RIGHT;

const ONE_WAY_SHIFT = 4;
const SLOPE_SHIFT = 8;

export function getSolidQuarters(shape: CellShape): number {
  return shape & ALL_QUARTERS;
}

export function getOneWayQuarters(shape: CellShape): number {
  return (shape >> ONE_WAY_SHIFT) & ALL_QUARTERS;
}

/** Returns 0 if the cell has no slope. */
export function getSlopeQuarters(shape: CellShape): number {
  return (shape >> SLOPE_SHIFT) & ALL_QUARTERS;
}

/** A cache of the shape of each cell according to the tilesets. */
export interface TileTable {
  readonly map: Pick<GameMap, 'tileSets'>;
  /** Shapes by cell value, which includes flips. Solid layers and other layers have separate caches. */
  readonly inSolidLayer: Map<number, CellShape>;
  readonly inOpenLayer: Map<number, CellShape>;
}

export function createTileTable(map: Pick<GameMap, 'tileSets'>): TileTable {
  return { map, inSolidLayer: new Map(), inOpenLayer: new Map() };
}

export function getTileShape(table: TileTable, cell: number, isLayerSolid: boolean): CellShape {
  if (cell === 0) return 0;
  const known = isLayerSolid ? table.inSolidLayer : table.inOpenLayer;
  let shape = known.get(cell);
  if (shape === undefined) {
    shape = findShape(table.map, cell, isLayerSolid);
    known.set(cell, shape);
  }
  return shape;
}

/** Combines the shapes of two tiles in the same cell. */
export function combineShapes(a: CellShape, b: CellShape): CellShape {
  const block = getSolidQuarters(a) | getSolidQuarters(b);
  const slope = getSlopeQuarters(a) || getSlopeQuarters(b);
  return block | ((getOneWayQuarters(a) | getOneWayQuarters(b)) << ONE_WAY_SHIFT) | (slope << SLOPE_SHIFT);
}

function findShape(map: Pick<GameMap, 'tileSets'>, cell: number, isLayerSolid: boolean): CellShape {
  const placed = decodeTile(cell);
  if (placed === null) return 0;
  const tile = readTileProperties(map, placed.id);
  if (!(tile.solid ?? isLayerSolid)) return 0;
  let quarters = computeQuarters(tile);
  if (placed.isFlippedX) quarters = flipX(quarters);
  if (placed.isFlippedY) quarters = flipY(quarters);
  if (placed.isTurned) quarters = turn(quarters);
  if (tile.shape === 'slope-up' || tile.shape === 'slope-down') return quarters << SLOPE_SHIFT;
  return tile.oneWay ? quarters << ONE_WAY_SHIFT : quarters;
}

function computeQuarters(tile: Tile): number {
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
      return FILLS_BOTTOM_RIGHT;
    case 'slope-down':
      return FILLS_BOTTOM_LEFT;
  }
}

function flipX(quarters: number): number {
  return ((quarters & (TOP_LEFT | BOTTOM_LEFT)) << 1) | ((quarters & (TOP_RIGHT | BOTTOM_RIGHT)) >> 1);
}

function flipY(quarters: number): number {
  return ((quarters & (TOP_LEFT | TOP_RIGHT)) << 2) | ((quarters & (BOTTOM_LEFT | BOTTOM_RIGHT)) >> 2);
}

/** Rotates quarters clockwise by 90°: bottom left becomes top left. */
function turn(quarters: number): number {
  return (
    (quarters & BOTTOM_LEFT ? TOP_LEFT : 0) |
    (quarters & TOP_LEFT ? TOP_RIGHT : 0) |
    (quarters & TOP_RIGHT ? BOTTOM_RIGHT : 0) |
    (quarters & BOTTOM_RIGHT ? BOTTOM_LEFT : 0)
  );
}
