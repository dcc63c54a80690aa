import { limits } from '@playloom/game-format';
import type * as Y from 'yjs';
import { formatChunkKey, getIndexInChunk, parseChunkKey } from './keys.ts';
import { trackPaintedCell, decodePaintedCell } from './painted.ts';
import { trackPatch, readPatchCell } from './patches.ts';
import { readBlobCell } from './readBlob.ts';
import type { CellChange, TileChange, Tiles } from './Tiles.ts';

const { CHUNK_CELLS } = limits;

export function openTiles(doc: Y.Doc): Tiles {
  const tiles: Tiles = {
    blobs: doc.getMap<Uint8Array>('blobs'),
    patches: doc.getMap<Uint8Array>('patches'),
    cells: doc.getMap<number>('cells'),
    chunks: new Map(),
    patched: new Map(),
    painted: new Map(),
    authors: new Set(),
    texts: new Map(),
    listeners: new Set(),
    recordedChanges: null,
  };
  for (const key of tiles.patches.keys()) trackPatch(tiles, key);
  for (const key of tiles.cells.keys()) trackPaintedCell(tiles, key);
  tiles.cells.observe((event) => handleCellsChanged(tiles, [...event.keysChanged]));
  tiles.patches.observe((event) => handlePatchesChanged(tiles, [...event.keysChanged]));
  tiles.blobs.observe((event) => handleChunksChanged(tiles, event.keysChanged));
  return tiles;
}

/** The current content of a chunk. Not a copy, so callers must not modify it. Null if the chunk is empty. */
export function readChunk(tiles: Tiles, key: string): Uint16Array | null {
  const known = tiles.chunks.get(key);
  if (known !== undefined) return known;
  const blob = tiles.blobs.get(key);
  const patched = tiles.patched.get(key);
  const painted = tiles.painted.get(key);
  if (blob === undefined && patched === undefined && painted === undefined) return null;
  const cells = composeChunk(tiles, key);
  tiles.chunks.set(key, cells);
  return cells;
}

export function readDraftCell(tiles: Tiles, layer: string, x: number, y: number): number {
  if (x < 0 || y < 0) return 0;
  return readChunk(tiles, formatChunkKey(layer, x, y))?.[getIndexInChunk(x, y)] ?? 0;
}

/** Composes a whole chunk from its shared parts. */
export function composeChunk({ blobs, patches, patched, painted }: Tiles, key: string): Uint16Array {
  const cells = new Uint16Array(CHUNK_CELLS);
  const orders = new Float64Array(CHUNK_CELLS);
  const blob = blobs.get(key);
  if (blob !== undefined) cells.forEach((_, cellIndex) => (cells[cellIndex] = readBlobCell(blob, cellIndex)));
  for (const { key: patchKey, order } of patched.get(key) ?? []) {
    const patch = patches.get(patchKey);
    for (let cellIndex = 0; cellIndex < CHUNK_CELLS; cellIndex++) {
      const cell = readPatchCell(patch, cellIndex);
      if (cell === undefined) continue;
      cells[cellIndex] = cell;
      orders[cellIndex] = order;
    }
  }
  painted.get(key)?.forEach((shared, cellIndex) => {
    const { cell, order } = decodePaintedCell(shared);
    if (order >= orders[cellIndex]!) cells[cellIndex] = cell;
  });
  return cells;
}

/** Reads one cell of a chunk. Always current, even during a transaction, when cached chunks may be outdated. */
export function readChunkCell(tiles: Tiles, chunk: string, cellIndex: number): number {
  const shared = tiles.painted.get(chunk)?.get(cellIndex);
  const painted = shared === undefined ? null : decodePaintedCell(shared);
  const patched = tiles.patched.get(chunk) ?? [];
  for (let above = patched.length - 1; above >= 0; above--) {
    const { key, order } = patched[above]!;
    if (painted !== null && painted.order >= order) break;
    const cell = readPatchCell(tiles.patches.get(key), cellIndex);
    if (cell !== undefined) return cell;
  }
  return painted === null ? readBlobCell(tiles.blobs.get(chunk), cellIndex) : painted.cell;
}

/** Keys of the chunks of a layer that may contain tiles. */
export function listChunkKeys(tiles: Tiles, layer: string): string[] {
  const keys = new Set<string>();
  for (const key of listAllChunkKeys(tiles)) {
    if (parseChunkKey(key)?.layer === layer) keys.add(key);
  }
  return [...keys].sort();
}

/** Keys of the chunks of all layers that may contain tiles, possibly with duplicates. */
export function listAllChunkKeys({ blobs, patched, painted }: Tiles): string[] {
  return [...blobs.keys(), ...patched.keys(), ...painted.keys()];
}

function handleCellsChanged(tiles: Tiles, keys: readonly string[]): void {
  const byLayer = new Map<string, CellChange[]>();
  for (const key of keys) {
    const found = trackPaintedCell(tiles, key);
    if (found === null) continue;
    const { layer, x, y } = found;
    const cells = byLayer.get(layer) ?? [];
    cells.push([x, y, refreshCell(tiles, formatChunkKey(layer, x, y), getIndexInChunk(x, y))]);
    byLayer.set(layer, cells);
  }
  for (const [layer, cells] of byLayer) notifyListeners(tiles, { layer, cells, chunks: [] });
}

/** Updates a cell of the cached chunk after painting, and returns the cell. */
function refreshCell(tiles: Tiles, chunk: string, cellIndex: number): number {
  const cell = readChunkCell(tiles, chunk, cellIndex);
  const known = tiles.chunks.get(chunk);
  if (known !== undefined) known[cellIndex] = cell;
  tiles.texts.delete(chunk);
  return cell;
}

function handlePatchesChanged(tiles: Tiles, keys: readonly string[]): void {
  handleChunksChanged(tiles, new Set(keys.flatMap((key) => trackPatch(tiles, key)?.chunk ?? [])));
}

function handleChunksChanged(tiles: Tiles, keys: ReadonlySet<string>): void {
  const byLayer = new Map<string, string[]>();
  for (const key of keys) {
    tiles.chunks.delete(key);
    tiles.texts.delete(key);
    const position = parseChunkKey(key);
    if (position === null) continue;
    const chunks = byLayer.get(position.layer) ?? [];
    chunks.push(`${position.x},${position.y}`);
    byLayer.set(position.layer, chunks);
  }
  for (const [layer, chunks] of byLayer) notifyListeners(tiles, { layer, cells: [], chunks });
}

function notifyListeners(tiles: Tiles, change: TileChange): void {
  for (const listener of tiles.listeners) listener(change);
}
