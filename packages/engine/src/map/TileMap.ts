import type { GameMap } from '@playloom/game-format';
import { decodeChunk, limits } from '@playloom/game-format';
import {
  getSolidQuarters,
  type CellShape,
  createTileTable,
  combineShapes,
  getOneWayQuarters,
  getTileShape,
  getSlopeQuarters,
  type TileTable,
} from './tileShapes.ts';

/** Cell values for path finding. */
export const FREE_CELL = 0;
export const SOLID_CELL = 1;
export const ONE_WAY_CELL = 2;
export const SLOPE_CELL = 3;

/** Cells that differ from the game's map: the cell index across layers, and the current content. */
export type TileChanges = readonly (readonly [place: number, cell: number])[];

export interface TileMap {
  readonly width: number;
  readonly height: number;
  readonly hasSolidEdges: boolean;
  readonly layers: TileLayer[];
  /** FREE, SOLID, ONE_WAY or SLOPE for each cell, row by row. Half-filled tiles are SOLID. */
  solidity: Uint8Array;
  /** The solid shape of each cell, for building walls. */
  shapes: Uint16Array;
  readonly table: TileTable;
  /** Cells that differ from the game's map. The key is layer × cells per layer + index in the layer. */
  readonly changes: Map<number, number>;
  /** Cells whose walls must be rebuilt, in the order they changed. */
  readonly dirtyCells: Set<number>;
  /** The number of writes. Caches compare it to find out whether they are outdated. */
  edits: number;
  /**
   * Whether this room has its own copies of `solidity` and `shapes`. Rooms of the same game share them until
   * the first write.
   */
  hasOwnShapes: boolean;
}

interface TileLayer {
  readonly isSolid: boolean;
  /** The cells of the game's map, shared by all rooms. */
  readonly base: Uint16Array;
  /** The same array as `base` until the first write. */
  cells: Uint16Array;
}

interface SharedTiles {
  readonly layers: readonly Uint16Array[];
  readonly solidity: Uint8Array;
  readonly shapes: Uint16Array;
  readonly table: TileTable;
}

const sharedTiles = new WeakMap<GameMap, SharedTiles>();

/** Creates the tiles of a room from the game's map and the changes stored in a snapshot. */
export function createTileMap(map: GameMap, changes: TileChanges = []): TileMap {
  const shared = shareTiles(map);
  const tileMap: TileMap = {
    width: map.width,
    height: map.height,
    hasSolidEdges: map.hasSolidEdges,
    layers: map.layers.map((layer, index) => ({
      isSolid: layer.isSolid,
      base: shared.layers[index]!,
      cells: shared.layers[index]!,
    })),
    solidity: shared.solidity,
    shapes: shared.shapes,
    table: shared.table,
    changes: new Map(),
    dirtyCells: new Set(),
    edits: 0,
    hasOwnShapes: false,
  };
  const cells = map.width * map.height;
  for (const [cellIndex, cell] of changes) {
    const inLayer = cellIndex % cells;
    tileMap.dirtyCells.add(inLayer);
    writeCell(
      tileMap,
      Math.floor(cellIndex / cells),
      inLayer % map.width,
      Math.floor(inLayer / map.width),
      cell,
    );
  }
  return tileMap;
}

/** Reads a cell. Cells outside the map are empty. */
export function readCell(tileMap: TileMap, layerIndex: number, x: number, y: number): number {
  const layer = tileMap.layers[layerIndex];
  if (layer === undefined || !isInside(tileMap, x, y)) return 0;
  return layer.cells[y * tileMap.width + x]!;
}

/** Returns false if the cell doesn't exist or already has this content. */
export function writeCell(tileMap: TileMap, layerIndex: number, x: number, y: number, cell: number): boolean {
  const layer = tileMap.layers[layerIndex];
  if (layer === undefined || !isInside(tileMap, x, y)) return false;
  const cellIndex = y * tileMap.width + x;
  if (layer.cells[cellIndex] === cell) return false;
  if (layer.cells === layer.base) layer.cells = layer.base.slice();
  layer.cells[cellIndex] = cell;
  recordChange(tileMap, layerIndex, cellIndex, cell);
  tileMap.dirtyCells.add(cellIndex);
  tileMap.edits += 1;
  if (!tileMap.hasOwnShapes) {
    tileMap.solidity = tileMap.solidity.slice();
    tileMap.shapes = tileMap.shapes.slice();
    tileMap.hasOwnShapes = true;
  }
  const shape = computeCellShape(tileMap.layers, tileMap.table, cellIndex);
  tileMap.shapes[cellIndex] = shape;
  tileMap.solidity[cellIndex] = computeSolidity(shape);
  return true;
}

/**
 * Records that a cell differs from the game's map. Forgets the change if the cell has its original content
 * again, because a room restored from a snapshot wouldn't know about it either.
 */
function recordChange(tileMap: TileMap, layerIndex: number, cellIndex: number, cell: number): void {
  const name = layerIndex * tileMap.width * tileMap.height + cellIndex;
  if (tileMap.layers[layerIndex]!.base[cellIndex] === cell) tileMap.changes.delete(name);
  else tileMap.changes.set(name, cell);
}

/** Whether the cell at a point is solid from every side. Outside the map, whether the map has solid edges. */
export function isSolidAt(tileMap: TileMap, x: number, y: number): boolean {
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (!isInside(tileMap, column, row)) return tileMap.hasSolidEdges;
  return tileMap.solidity[row * tileMap.width + column] === SOLID_CELL;
}

/**
 * Collects the changes for a snapshot, including cells that have their original content again but whose walls
 * aren't rebuilt yet.
 */
export function collectTileChanges({ width, height, layers, changes, dirtyCells }: TileMap): TileChanges {
  const collected: [number, number][] = [...changes];
  for (const cellIndex of dirtyCells) {
    const isChanged = layers.some((_, index) => changes.has(index * width * height + cellIndex));
    if (!isChanged) collected.push([cellIndex, layers[0]!.cells[cellIndex]!]);
  }
  return collected;
}

function isInside(tileMap: TileMap, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < tileMap.width && y < tileMap.height;
}

function shareTiles(map: GameMap): SharedTiles {
  const known = sharedTiles.get(map);
  if (known !== undefined) return known;
  const table = createTileTable(map);
  const layers = map.layers.map((layer) => decodeLayer(map, layer.chunks));
  const solidity = new Uint8Array(map.width * map.height);
  const shapes = new Uint16Array(map.width * map.height);
  const solidLayers = layers.map((cells, index) => ({ cells, isSolid: map.layers[index]!.isSolid }));
  for (let cellIndex = 0; cellIndex < shapes.length; cellIndex++) {
    const shape = computeCellShape(solidLayers, table, cellIndex);
    shapes[cellIndex] = shape;
    solidity[cellIndex] = computeSolidity(shape);
  }
  const shared = { layers, solidity, shapes, table };
  sharedTiles.set(map, shared);
  return shared;
}

function decodeLayer(map: GameMap, chunks: GameMap['layers'][number]['chunks']): Uint16Array {
  const cells = new Uint16Array(map.width * map.height);
  for (const [key, text] of Object.entries(chunks)) {
    const [left, top] = key.split(',').map((part) => Number(part) * limits.CHUNK_SIZE) as [number, number];
    const chunk = decodeChunk(text);
    // `parseGame` rejects chunks that can't be decoded, so this doesn't happen.
    if (chunk === null) continue;
    const columns = Math.min(limits.CHUNK_SIZE, map.width - left);
    const rows = Math.min(limits.CHUNK_SIZE, map.height - top);
    if (columns <= 0) continue;
    for (let row = 0; row < rows; row++) {
      const from = row * limits.CHUNK_SIZE;
      cells.set(chunk.subarray(from, from + columns), (top + row) * map.width + left);
    }
  }
  return cells;
}

function computeCellShape(
  layers: readonly { readonly cells: Uint16Array; readonly isSolid: boolean }[],
  table: TileTable,
  cellIndex: number,
): CellShape {
  let shape = 0;
  for (const layer of layers) {
    const tile = getTileShape(table, layer.cells[cellIndex]!, layer.isSolid);
    if (tile !== 0) shape = shape === 0 ? tile : combineShapes(shape, tile);
  }
  return shape;
}

function computeSolidity(shape: CellShape): number {
  if (getSolidQuarters(shape) !== 0) return SOLID_CELL;
  if (getSlopeQuarters(shape) !== 0) return SLOPE_CELL;
  return getOneWayQuarters(shape) === 0 ? FREE_CELL : ONE_WAY_CELL;
}
