import { limits } from '@playloom/game-format';
import { cellKey, chunkKey, placeInChunk, readChunkKey } from './keys.ts';
import { listChunks } from './openTiles.ts';
import { readBlob, readBlobCell, writeBlob } from './readBlob.ts';
import type { CellChange, Tiles } from './Tiles.ts';

const { CHUNK_CELLS, CHUNK_SIZE, MAP_SIDE_MAX } = limits;

/** Above this share of a chunk, single cells cost more than the chunk as a whole. */
const BLOB_SHARE = 0.5;

// Writing reads the shared maps alone: what was read of them before is old until the transaction ends.

/** Paints cells of a layer; what is already so is not written. */
export function paintCells(tiles: Tiles, layer: string, cells: readonly CellChange[]): void {
  const byChunk = new Map<string, CellChange[]>();
  for (const change of cells) {
    const [x, y, cell] = change;
    const isInside = x >= 0 && y >= 0 && x < MAP_SIDE_MAX && y < MAP_SIDE_MAX;
    if (!isInside || readWritten(tiles, layer, x, y) === cell) continue;
    const chunk = chunkKey(layer, x, y);
    const changes = byChunk.get(chunk) ?? [];
    changes.push(change);
    byChunk.set(chunk, changes);
  }
  for (const [chunk, changes] of byChunk) {
    if (changes.length > CHUNK_CELLS * BLOB_SHARE) paintChunk(tiles, chunk, changes);
    else for (const [x, y, cell] of changes) tiles.cells.set(cellKey(layer, x, y), cell);
  }
}

/** Writes a whole chunk, by `cx,cy` of its layer; null empties it. */
export function writeChunk(tiles: Tiles, layer: string, chunk: string, cells: Uint16Array | null): void {
  const key = `${layer}/${chunk}`;
  if (cells !== null) tiles.blobs.set(key, writeBlob(cells));
  else if (tiles.blobs.has(key)) tiles.blobs.delete(key);
  for (const [cell] of paintedIn(tiles, key)) tiles.cells.delete(cell);
}

/** Forgets everything painted on a layer, with the layer. */
export function dropLayer(tiles: Tiles, layer: string): void {
  for (const key of listChunks(tiles, layer)) writeChunk(tiles, layer, key.slice(layer.length + 1), null);
}

/**
 * Takes painted cells into the blobs. Only for a draft that nobody has open: a fold beside somebody else's fold
 * would lose cells, and undo could no longer take them back.
 */
export function foldTiles(tiles: Tiles): void {
  for (const key of tiles.painted.keys()) paintChunk(tiles, key, []);
}

function readWritten(tiles: Tiles, layer: string, x: number, y: number): number {
  const painted = tiles.cells.get(cellKey(layer, x, y));
  return painted ?? readBlobCell(tiles.blobs.get(chunkKey(layer, x, y)), placeInChunk(x, y));
}

function paintChunk(tiles: Tiles, key: string, changes: readonly CellChange[]): void {
  const cells = readBlob(tiles.blobs.get(key));
  const painted = paintedIn(tiles, key);
  for (const [, place, cell] of painted) cells[place] = cell;
  for (const [x, y, cell] of changes) cells[placeInChunk(x, y)] = cell;
  tiles.blobs.set(key, writeBlob(cells));
  for (const [cell] of painted) tiles.cells.delete(cell);
}

/** Painted cells of a chunk: their key, their place in the chunk, what is in them. */
function paintedIn(tiles: Tiles, key: string): [string, number, number][] {
  const chunk = readChunkKey(key);
  if (chunk === null) return [];
  const painted: [string, number, number][] = [];
  for (let place = 0; place < CHUNK_CELLS; place++) {
    const x = chunk.x * CHUNK_SIZE + (place % CHUNK_SIZE);
    const y = chunk.y * CHUNK_SIZE + Math.floor(place / CHUNK_SIZE);
    const cell = tiles.cells.get(cellKey(chunk.layer, x, y));
    if (typeof cell === 'number') painted.push([cellKey(chunk.layer, x, y), place, cell]);
  }
  return painted;
}
