import { limits } from '@playloom/game-format';
import { cellKey, chunkKey, patchKey, placeInChunk, readChunkKey } from './keys.ts';
import { composeChunk, listAllChunks, listChunks, readPlace } from './openTiles.ts';
import { readPainted, writePainted } from './painted.ts';
import { isCovered, notePatch, writePatch } from './patches.ts';
import { writeBlob } from './readBlob.ts';
import type { CellChange, Tiles } from './Tiles.ts';

const { CHUNK_CELLS, CHUNK_SIZE, MAP_SIDE_MAX } = limits;

/** Above this share of a chunk, single cells cost more than a patch. */
const PATCH_SHARE = 0.5;
/** With so many strokes over each other, more are painted as single cells, of which there are only so many. */
const PATCHES_MAX = 8;

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
    const isLarge = changes.length > CHUNK_CELLS * PATCH_SHARE;
    const patched = tiles.patched.get(chunk) ?? [];
    if (isLarge && patched.length < PATCHES_MAX) {
      paintPatch(tiles, chunk, changes);
      continue;
    }
    const order = patched.at(-1)?.order ?? 0;
    for (const [x, y, cell] of changes) tiles.cells.set(cellKey(layer, x, y), writePainted({ cell, order }));
  }
}

/** Writes a whole chunk, by `cx,cy` of its layer; null empties it. */
export function writeChunk(tiles: Tiles, layer: string, chunk: string, cells: Uint16Array | null): void {
  const key = `${layer}/${chunk}`;
  if (cells !== null) tiles.blobs.set(key, writeBlob(cells));
  else if (tiles.blobs.has(key)) tiles.blobs.delete(key);
  for (const patch of tiles.patched.get(key) ?? []) removePatch(tiles, patch.key);
  for (const cell of paintedIn(tiles, key).keys()) tiles.cells.delete(cell);
}

/** Forgets everything painted on a layer, with the layer. */
export function dropLayer(tiles: Tiles, layer: string): void {
  for (const key of listChunks(tiles, layer)) writeChunk(tiles, layer, key.slice(layer.length + 1), null);
}

/**
 * Takes patches and painted cells into the blobs; whether there were any. Only for a draft that nobody has open: a
 * fold beside somebody else's fold would lose cells, and undo could no longer take them back.
 */
export function foldTiles(tiles: Tiles): boolean {
  const { patched, painted } = tiles;
  const keys = new Set(listAllChunks(tiles).filter((key) => patched.has(key) || painted.has(key)));
  for (const key of keys) foldChunk(tiles, key);
  return keys.size > 0;
}

function foldChunk(tiles: Tiles, key: string): void {
  const chunk = readChunkKey(key);
  if (chunk !== null) {
    writeChunk(tiles, chunk.layer, `${chunk.x},${chunk.y}`, composeChunk(tiles, key));
  }
}

function readWritten(tiles: Tiles, layer: string, x: number, y: number): number {
  const painted = tiles.cells.get(cellKey(layer, x, y));
  return readPlace(tiles, chunkKey(layer, x, y), placeInChunk(x, y), painted);
}

/**
 * Over everything that is there. Patches that are not seen any more go; cells stay below, so that whoever painted
 * them can still take them back.
 */
function paintPatch(tiles: Tiles, chunk: string, changes: readonly CellChange[]): void {
  const cells = new Map(changes.map(([x, y, cell]) => [placeInChunk(x, y), cell]));
  const below = tiles.patched.get(chunk) ?? [];
  const painted = [...paintedIn(tiles, chunk).values()].map((shared) => readPainted(shared).order);
  const order = Math.max(0, below.at(-1)?.order ?? 0, ...painted) + 1;
  for (const { key } of below) if (isCovered(tiles.patches.get(key), cells)) removePatch(tiles, key);
  const key = patchKey(chunk, order, tiles.patches.doc!.clientID.toString(36));
  tiles.patches.set(key, writePatch(cells));
  notePatch(tiles, key);
}

function removePatch(tiles: Tiles, key: string): void {
  tiles.patches.delete(key);
  notePatch(tiles, key);
}

/** What is shared of the painted cells of a chunk, by key. */
function paintedIn(tiles: Tiles, key: string): ReadonlyMap<string, number> {
  const chunk = readChunkKey(key);
  const painted = new Map<string, number>();
  if (chunk === null) return painted;
  for (let place = 0; place < CHUNK_CELLS; place++) {
    const x = chunk.x * CHUNK_SIZE + (place % CHUNK_SIZE);
    const y = chunk.y * CHUNK_SIZE + Math.floor(place / CHUNK_SIZE);
    const cell = cellKey(chunk.layer, x, y);
    const shared = tiles.cells.get(cell);
    if (typeof shared === 'number') painted.set(cell, shared);
  }
  return painted;
}
