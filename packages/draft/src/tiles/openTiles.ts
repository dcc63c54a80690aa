import { limits } from '@playloom/game-format';
import type * as Y from 'yjs';
import { chunkKey, placeInChunk, readCellKey, readChunkKey } from './keys.ts';
import { readBlob, readBlobCell } from './readBlob.ts';
import type { CellChange, TileChange, Tiles } from './Tiles.ts';

const { CHUNK_CELLS } = limits;

export function openTiles(doc: Y.Doc): Tiles {
  const tiles: Tiles = {
    blobs: doc.getMap<Uint8Array>('blobs'),
    cells: doc.getMap<number>('cells'),
    chunks: new Map(),
    painted: new Map(),
    texts: new Map(),
    listeners: new Set(),
  };
  tiles.cells.forEach((cell, key) => rememberCell(tiles, key, cell));
  tiles.cells.observe((event) => hearCells(tiles, [...event.keysChanged]));
  tiles.blobs.observe((event) => hearBlobs(tiles, [...event.keysChanged]));
  return tiles;
}

/** A chunk as it is now. Not a copy: whoever reads it must not write in it. Null while nothing is in it. */
export function readChunk(tiles: Tiles, key: string): Uint16Array | null {
  const known = tiles.chunks.get(key);
  if (known !== undefined) return known;
  const blob = tiles.blobs.get(key);
  const painted = tiles.painted.get(key);
  if (blob === undefined && painted === undefined) return null;
  const cells = blob === undefined ? new Uint16Array(CHUNK_CELLS) : readBlob(blob);
  painted?.forEach((cell, place) => (cells[place] = cell));
  tiles.chunks.set(key, cells);
  return cells;
}

export function readCell(tiles: Tiles, layer: string, x: number, y: number): number {
  if (x < 0 || y < 0) return 0;
  return readChunk(tiles, chunkKey(layer, x, y))?.[placeInChunk(x, y)] ?? 0;
}

/** Keys of the chunks of a layer in which something may be. */
export function listChunks(tiles: Tiles, layer: string): string[] {
  const keys = new Set<string>();
  for (const key of [...tiles.blobs.keys(), ...tiles.painted.keys()]) {
    if (readChunkKey(key)?.layer === layer) keys.add(key);
  }
  return [...keys].sort();
}

function rememberCell(tiles: Tiles, key: string, cell: number | undefined): CellChange | null {
  const place = readCellKey(key);
  if (place === null) return null;
  const chunk = chunkKey(place.layer, place.x, place.y);
  const index = placeInChunk(place.x, place.y);
  const painted = tiles.painted.get(chunk) ?? new Map<number, number>();
  if (typeof cell === 'number') painted.set(index, cell);
  else painted.delete(index);
  if (painted.size > 0) tiles.painted.set(chunk, painted);
  else tiles.painted.delete(chunk);
  tiles.texts.delete(chunk);
  const known = tiles.chunks.get(chunk);
  const now = typeof cell === 'number' ? cell : readBlobCell(tiles.blobs.get(chunk), index);
  if (known !== undefined) known[index] = now;
  return [place.x, place.y, now];
}

function hearCells(tiles: Tiles, keys: readonly string[]): void {
  const byLayer = new Map<string, CellChange[]>();
  for (const key of keys) {
    const change = rememberCell(tiles, key, tiles.cells.get(key));
    const layer = readCellKey(key)?.layer;
    if (change === null || layer === undefined) continue;
    const cells = byLayer.get(layer) ?? [];
    cells.push(change);
    byLayer.set(layer, cells);
  }
  for (const [layer, cells] of byLayer) tell(tiles, { layer, cells, chunks: [] });
}

function hearBlobs(tiles: Tiles, keys: readonly string[]): void {
  const byLayer = new Map<string, string[]>();
  for (const key of keys) {
    tiles.chunks.delete(key);
    tiles.texts.delete(key);
    const place = readChunkKey(key);
    if (place === null) continue;
    const chunks = byLayer.get(place.layer) ?? [];
    chunks.push(`${place.x},${place.y}`);
    byLayer.set(place.layer, chunks);
  }
  for (const [layer, chunks] of byLayer) tell(tiles, { layer, cells: [], chunks });
}

function tell(tiles: Tiles, change: TileChange): void {
  for (const listener of tiles.listeners) listener(change);
}
