import { limits } from '@playloom/game-format';
import { noteChanges, reverseChanges } from './collectChanges.ts';
import { cellAt, cellKey, chunkKey, patchKey, placeInChunk } from './keys.ts';
import { composeChunk, listAllChunks, listChunks, readPlace } from './openTiles.ts';
import { listPainted, notePainted, readPainted, writePainted } from './painted.ts';
import { isCovered, notePatch, type PatchCells, writePatch } from './patches.ts';
import { writeBlob } from './readBlob.ts';
import type { CellChange, TileChanges, Tiles } from './Tiles.ts';

const { CHUNK_CELLS, MAP_SIDE_MAX } = limits;

/** Above this share of a chunk, single cells cost more than a patch. */
const PATCH_SHARE = 0.5;
/** With so many strokes over each other, more are painted as single cells, of which there are only so many. */
const PATCHES_MAX = 8;

/** Paints cells of a layer; what is already so is not written. */
export function paintCells(tiles: Tiles, layer: string, cells: readonly CellChange[]): void {
  const byChunk = new Map<string, Map<number, number>>();
  for (const [x, y, cell] of cells) {
    const isInside = x >= 0 && y >= 0 && x < MAP_SIDE_MAX && y < MAP_SIDE_MAX;
    if (!isInside) continue;
    const chunk = chunkKey(layer, x, y);
    const places = byChunk.get(chunk) ?? new Map<number, number>();
    places.set(placeInChunk(x, y), cell);
    byChunk.set(chunk, places);
  }
  for (const [chunk, places] of byChunk) paintPlaces(tiles, chunk, places);
}

/** Makes a whole chunk so, by `layer/cx,cy`; null empties it. */
export function paintChunk(tiles: Tiles, chunk: string, cells: Uint16Array | null): void {
  const places = Array.from({ length: CHUNK_CELLS }, (_, place) => [place, cells?.[place] ?? 0] as const);
  paintPlaces(tiles, chunk, new Map(places));
}

/** Paints what was there before such changes, except where somebody painted over them since. */
export function paintBack(tiles: Tiles, changes: TileChanges): void {
  for (const [chunk, numbers] of changes) {
    const readNow = (place: number) => readPlace(tiles, chunk, place);
    paintPlaces(tiles, chunk, reverseChanges(numbers, readNow));
  }
}

/** Forgets everything painted on a layer, with the layer. */
export function dropLayer(tiles: Tiles, layer: string): void {
  for (const chunk of listChunks(tiles, layer)) {
    const cells = composeChunk(tiles, chunk);
    noteChanges(
      tiles,
      chunk,
      [...cells].flatMap((cell, place) => (cell === 0 ? [] : [place, cell, 0])),
    );
    layChunk(tiles, chunk, null);
  }
}

/**
 * Lays a chunk down as the ground for what will be painted. Only where nobody else does so at the same time: of two
 * grounds one is lost with all that is in it.
 */
export function layChunk(tiles: Tiles, chunk: string, cells: Uint16Array | null): void {
  if (cells !== null) tiles.blobs.set(chunk, writeBlob(cells));
  else if (tiles.blobs.has(chunk)) tiles.blobs.delete(chunk);
  for (const patch of tiles.patched.get(chunk) ?? []) removePatch(tiles, patch.key);
  for (const place of tiles.painted.get(chunk)?.keys() ?? []) {
    for (const key of listPainted(tiles, cellAt(chunk, place)!)) {
      tiles.cells.delete(key);
      notePainted(tiles, key);
    }
  }
}

/**
 * Takes patches and painted cells into the blobs; whether there were any. What people paint or undo meanwhile, also
 * without having heard of it, lies above. Only one fold at a time: see `layChunk`.
 */
export function foldTiles(tiles: Tiles): boolean {
  const { patched, painted } = tiles;
  const chunks = new Set(listAllChunks(tiles).filter((key) => patched.has(key) || painted.has(key)));
  for (const chunk of chunks) layChunk(tiles, chunk, composeChunk(tiles, chunk));
  return chunks.size > 0;
}

function paintPlaces(tiles: Tiles, chunk: string, places: PatchCells): void {
  const changed = new Map<number, number>();
  const noted: number[] = [];
  for (const [place, cell] of places) {
    const before = readPlace(tiles, chunk, place);
    if (before === cell) continue;
    changed.set(place, cell);
    noted.push(place, before, cell);
  }
  if (changed.size === 0) return;
  noteChanges(tiles, chunk, noted);
  const isLarge = changed.size > CHUNK_CELLS * PATCH_SHARE;
  if (isLarge && (tiles.patched.get(chunk)?.length ?? 0) < PATCHES_MAX) paintPatch(tiles, chunk, changed);
  else for (const [place, cell] of changed) paintPlace(tiles, chunk, place, cell);
}

/** One cell, over everything that is there. */
function paintPlace(tiles: Tiles, chunk: string, place: number, cell: number): void {
  const found = cellAt(chunk, place);
  if (found === null) return;
  const below = tiles.painted.get(chunk)?.get(place);
  const patch = tiles.patched.get(chunk)?.at(-1)?.order ?? 0;
  const order = below === undefined ? patch : Math.max(patch, readPainted(below).order + 1);
  const key = cellKey({ ...found, author: authorOf(tiles) });
  tiles.cells.set(key, writePainted({ cell, order }));
  notePainted(tiles, key);
}

/** Many cells, over everything that is there. Patches that are not seen any more go. */
function paintPatch(tiles: Tiles, chunk: string, cells: PatchCells): void {
  const below = tiles.patched.get(chunk) ?? [];
  const painted = [...(tiles.painted.get(chunk)?.values() ?? [])].map((shared) => readPainted(shared).order);
  const order = Math.max(0, below.at(-1)?.order ?? 0, ...painted) + 1;
  for (const { key } of below) if (isCovered(tiles.patches.get(key), cells)) removePatch(tiles, key);
  const key = patchKey(chunk, order, authorOf(tiles));
  tiles.patches.set(key, writePatch(cells));
  notePatch(tiles, key);
}

function removePatch(tiles: Tiles, key: string): void {
  tiles.patches.delete(key);
  notePatch(tiles, key);
}

/** Whoever has the document open, by the number of it: nobody else writes under it. */
function authorOf({ cells }: Tiles): string {
  return cells.doc!.clientID.toString(36);
}
