import { limits } from '@playloom/game-format';
import type * as Y from 'yjs';
import { chunkKey, placeInChunk, readChunkKey } from './keys.ts';
import { notePainted, readPainted } from './painted.ts';
import { notePatch, readPatchCell } from './patches.ts';
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
    noted: null,
  };
  for (const key of tiles.patches.keys()) notePatch(tiles, key);
  for (const key of tiles.cells.keys()) notePainted(tiles, key);
  tiles.cells.observe((event) => hearCells(tiles, [...event.keysChanged]));
  tiles.patches.observe((event) => hearPatches(tiles, [...event.keysChanged]));
  tiles.blobs.observe((event) => hearChunks(tiles, event.keysChanged));
  return tiles;
}

/** A chunk as it is now. Not a copy: whoever reads it must not write in it. Null while nothing is in it. */
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

export function readCell(tiles: Tiles, layer: string, x: number, y: number): number {
  if (x < 0 || y < 0) return 0;
  return readChunk(tiles, chunkKey(layer, x, y))?.[placeInChunk(x, y)] ?? 0;
}

/** All of a chunk from what is shared of it. */
export function composeChunk({ blobs, patches, patched, painted }: Tiles, key: string): Uint16Array {
  const cells = new Uint16Array(CHUNK_CELLS);
  const orders = new Float64Array(CHUNK_CELLS);
  const blob = blobs.get(key);
  if (blob !== undefined) cells.forEach((_, place) => (cells[place] = readBlobCell(blob, place)));
  for (const { key: patchKey, order } of patched.get(key) ?? []) {
    const patch = patches.get(patchKey);
    for (let place = 0; place < CHUNK_CELLS; place++) {
      const cell = readPatchCell(patch, place);
      if (cell === undefined) continue;
      cells[place] = cell;
      orders[place] = order;
    }
  }
  painted.get(key)?.forEach((shared, place) => {
    const { cell, order } = readPainted(shared);
    if (order >= orders[place]!) cells[place] = cell;
  });
  return cells;
}

/** What is at one place of a chunk; right at any time, also amid a transaction, unlike whole chunks that were read before. */
export function readPlace(tiles: Tiles, chunk: string, place: number): number {
  const shared = tiles.painted.get(chunk)?.get(place);
  const painted = shared === undefined ? null : readPainted(shared);
  const patched = tiles.patched.get(chunk) ?? [];
  for (let above = patched.length - 1; above >= 0; above--) {
    const { key, order } = patched[above]!;
    if (painted !== null && painted.order >= order) break;
    const cell = readPatchCell(tiles.patches.get(key), place);
    if (cell !== undefined) return cell;
  }
  return painted === null ? readBlobCell(tiles.blobs.get(chunk), place) : painted.cell;
}

/** Keys of the chunks of a layer in which something may be. */
export function listChunks(tiles: Tiles, layer: string): string[] {
  const keys = new Set<string>();
  for (const key of listAllChunks(tiles)) {
    if (readChunkKey(key)?.layer === layer) keys.add(key);
  }
  return [...keys].sort();
}

/** Keys of the chunks of all layers in which something may be, some of them more than once. */
export function listAllChunks({ blobs, patched, painted }: Tiles): string[] {
  return [...blobs.keys(), ...patched.keys(), ...painted.keys()];
}

function hearCells(tiles: Tiles, keys: readonly string[]): void {
  const byLayer = new Map<string, CellChange[]>();
  for (const key of keys) {
    const found = notePainted(tiles, key);
    if (found === null) continue;
    const { layer, x, y } = found;
    const cells = byLayer.get(layer) ?? [];
    cells.push([x, y, rereadPlace(tiles, chunkKey(layer, x, y), placeInChunk(x, y))]);
    byLayer.set(layer, cells);
  }
  for (const [layer, cells] of byLayer) tell(tiles, { layer, cells, chunks: [] });
}

/** What is at a place where something was painted, for whoever read its chunk before as well. */
function rereadPlace(tiles: Tiles, chunk: string, place: number): number {
  const cell = readPlace(tiles, chunk, place);
  const known = tiles.chunks.get(chunk);
  if (known !== undefined) known[place] = cell;
  tiles.texts.delete(chunk);
  return cell;
}

function hearPatches(tiles: Tiles, keys: readonly string[]): void {
  hearChunks(tiles, new Set(keys.flatMap((key) => notePatch(tiles, key)?.chunk ?? [])));
}

function hearChunks(tiles: Tiles, keys: ReadonlySet<string>): void {
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
