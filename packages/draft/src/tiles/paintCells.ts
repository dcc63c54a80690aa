import { limits } from '@playloom/game-format';
import { recordChanges, reverseChanges } from './collectChanges.ts';
import { locateCell, formatCellKey, formatChunkKey, formatPatchKey, getIndexInChunk } from './keys.ts';
import { composeChunk, listAllChunkKeys, listChunkKeys, readChunkCell } from './openTiles.ts';
import { listPaintedKeys, trackPaintedCell, decodePaintedCell, encodePaintedCell } from './painted.ts';
import { isPatchCovered, trackPatch, type PatchCells, encodePatch } from './patches.ts';
import { encodeBlob } from './readBlob.ts';
import type { CellChange, CellChangeLog, Tiles } from './Tiles.ts';

const { CHUNK_CELLS, MAP_SIDE_MAX } = limits;

/** If a stroke paints more than this share of a chunk, a patch is cheaper than single cells. */
const PATCH_SHARE = 0.5;
/**
 * Once a chunk has this many patches, strokes are stored as single cells instead, whose number is limited by the size
 * of the chunk.
 */
const PATCHES_MAX = 8;

/** Paints cells of a layer; skips cells that already have the right content. */
export function paintCells(tiles: Tiles, layer: string, cells: readonly CellChange[]): void {
  const byChunk = new Map<string, Map<number, number>>();
  for (const [x, y, cell] of cells) {
    const isInside = x >= 0 && y >= 0 && x < MAP_SIDE_MAX && y < MAP_SIDE_MAX;
    if (!isInside) continue;
    const chunk = formatChunkKey(layer, x, y);
    const cellsByIndex = byChunk.get(chunk) ?? new Map<number, number>();
    cellsByIndex.set(getIndexInChunk(x, y), cell);
    byChunk.set(chunk, cellsByIndex);
  }
  for (const [chunk, cellsByIndex] of byChunk) paintChunkCells(tiles, chunk, cellsByIndex);
}

/** Replaces the content of a chunk, addressed by `layer/cx,cy`; null empties it. */
export function paintChunk(tiles: Tiles, chunk: string, cells: Uint16Array | null): void {
  const cellEntries = Array.from(
    { length: CHUNK_CELLS },
    (_, cellIndex) => [cellIndex, cells?.[cellIndex] ?? 0] as const,
  );
  paintChunkCells(tiles, chunk, new Map(cellEntries));
}

/** Reverts changes by painting the previous content, except in cells that were changed again since. */
export function revertChanges(tiles: Tiles, changes: CellChangeLog): void {
  for (const [chunk, numbers] of changes) {
    const readNow = (cellIndex: number) => readChunkCell(tiles, chunk, cellIndex);
    paintChunkCells(tiles, chunk, reverseChanges(numbers, readNow));
  }
}

/** Removes everything painted on a layer that is being deleted. */
export function removeLayerTiles(tiles: Tiles, layer: string): void {
  for (const chunk of listChunkKeys(tiles, layer)) {
    const cells = composeChunk(tiles, chunk);
    recordChanges(
      tiles,
      chunk,
      [...cells].flatMap((cell, cellIndex) => (cell === 0 ? [] : [cellIndex, cell, 0])),
    );
    replaceChunk(tiles, chunk, null);
  }
}

/**
 * Replaces a chunk with a single blob, without patches and painted cells. Only one client may do this at a time: if two
 * clients do it concurrently, one of the two blobs is lost.
 */
export function replaceChunk(tiles: Tiles, chunk: string, cells: Uint16Array | null): void {
  if (cells !== null) tiles.blobs.set(chunk, encodeBlob(cells));
  else if (tiles.blobs.has(chunk)) tiles.blobs.delete(chunk);
  for (const patch of tiles.patched.get(chunk) ?? []) removePatch(tiles, patch.key);
  for (const cellIndex of tiles.painted.get(chunk)?.keys() ?? []) {
    for (const key of listPaintedKeys(tiles, locateCell(chunk, cellIndex)!)) {
      tiles.cells.delete(key);
      trackPaintedCell(tiles, key);
    }
  }
}

/**
 * Merges patches and painted cells into the blobs and returns whether there were any. Anything that users
 * paint or undo in the meantime ends up on top, even if their client doesn't know about the merge. Only one
 * client may compact at a time: see `replaceChunk`.
 */
export function compactTiles(tiles: Tiles): boolean {
  const { patched, painted } = tiles;
  const chunks = new Set(listAllChunkKeys(tiles).filter((key) => patched.has(key) || painted.has(key)));
  for (const chunk of chunks) replaceChunk(tiles, chunk, composeChunk(tiles, chunk));
  return chunks.size > 0;
}

function paintChunkCells(tiles: Tiles, chunk: string, cellsByIndex: PatchCells): void {
  const changed = new Map<number, number>();
  const noted: number[] = [];
  for (const [cellIndex, cell] of cellsByIndex) {
    const before = readChunkCell(tiles, chunk, cellIndex);
    if (before === cell) continue;
    changed.set(cellIndex, cell);
    noted.push(cellIndex, before, cell);
  }
  if (changed.size === 0) return;
  recordChanges(tiles, chunk, noted);
  const isLarge = changed.size > CHUNK_CELLS * PATCH_SHARE;
  if (isLarge && (tiles.patched.get(chunk)?.length ?? 0) < PATCHES_MAX) paintPatch(tiles, chunk, changed);
  else for (const [cellIndex, cell] of changed) paintChunkCell(tiles, chunk, cellIndex, cell);
}

/** Paints one cell on top of everything else. */
function paintChunkCell(tiles: Tiles, chunk: string, cellIndex: number, cell: number): void {
  const found = locateCell(chunk, cellIndex);
  if (found === null) return;
  const below = tiles.painted.get(chunk)?.get(cellIndex);
  const patch = tiles.patched.get(chunk)?.at(-1)?.order ?? 0;
  const order = below === undefined ? patch : Math.max(patch, decodePaintedCell(below).order + 1);
  const key = formatCellKey({ ...found, author: getAuthorKey(tiles) });
  tiles.cells.set(key, encodePaintedCell({ cell, order }));
  trackPaintedCell(tiles, key);
}

/** Paints many cells on top of everything else. Patches that are now completely covered are removed. */
function paintPatch(tiles: Tiles, chunk: string, cells: PatchCells): void {
  const below = tiles.patched.get(chunk) ?? [];
  const painted = [...(tiles.painted.get(chunk)?.values() ?? [])].map(
    (shared) => decodePaintedCell(shared).order,
  );
  const order = Math.max(0, below.at(-1)?.order ?? 0, ...painted) + 1;
  for (const { key } of below) if (isPatchCovered(tiles.patches.get(key), cells)) removePatch(tiles, key);
  const key = formatPatchKey(chunk, order, getAuthorKey(tiles));
  tiles.patches.set(key, encodePatch(cells));
  trackPatch(tiles, key);
}

function removePatch(tiles: Tiles, key: string): void {
  tiles.patches.delete(key);
  trackPatch(tiles, key);
}

/** The key under which this client paints. No other client writes to it. */
function getAuthorKey({ cells }: Tiles): string {
  return cells.doc!.clientID.toString(36);
}
