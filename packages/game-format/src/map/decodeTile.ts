import type { GameMap, Tile, TileSet } from '../document/mapSchema.ts';
import { TILE_ID_MAX } from '../document/limits.ts';

const FLIP_X = 1 << 13;
const FLIP_Y = 1 << 14;
const TURN = 1 << 15;
const NO_PROPERTIES: Tile = {};

export interface PlacedTile {
  readonly id: number;
  readonly isFlippedX: boolean;
  readonly isFlippedY: boolean;
  /** Whether the tile is turned a quarter clockwise, after it is flipped. */
  readonly isTurned: boolean;
}

/** Decodes a cell of a chunk. Null if it is empty. */
export function decodeTile(cell: number): PlacedTile | null {
  const id = cell & TILE_ID_MAX;
  if (id === 0) return null;
  return {
    id,
    isFlippedX: (cell & FLIP_X) !== 0,
    isFlippedY: (cell & FLIP_Y) !== 0,
    isTurned: (cell & TURN) !== 0,
  };
}

export function encodeTile(tile: PlacedTile | null): number {
  if (tile === null) return 0;
  return (
    (tile.id & TILE_ID_MAX) |
    (tile.isFlippedX ? FLIP_X : 0) |
    (tile.isFlippedY ? FLIP_Y : 0) |
    (tile.isTurned ? TURN : 0)
  );
}

export function findTileSet(map: Pick<GameMap, 'tileSets'>, id: number): TileSet | null {
  return map.tileSets.find((set) => id >= set.firstId && id < set.firstId + set.count) ?? null;
}

/** Returns the properties of a tile from its tileset. Empty if it has none. */
export function readTileProperties(map: Pick<GameMap, 'tileSets'>, id: number): Tile {
  const set = findTileSet(map, id);
  return set?.tiles[String(id - set.firstId)] ?? NO_PROPERTIES;
}
