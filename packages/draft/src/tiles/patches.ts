import { limits } from '@playloom/game-format';
import { parsePatchKey } from './keys.ts';
import { readBlobCell } from './readBlob.ts';
import type { Patch, Tiles } from './Tiles.ts';

const { CHUNK_BYTES, CHUNK_CELLS } = limits;

/**
 * A patch has the cells of a chunk in the same format as a blob, then one bit per cell that tells whether it was
 * painted.
 */
const PATCH_BYTES = CHUNK_BYTES + CHUNK_CELLS / 8;

/** Painted cells by cell index. */
export type PatchCells = ReadonlyMap<number, number>;

export function encodePatch(cells: PatchCells): Uint8Array {
  const patch = new Uint8Array(PATCH_BYTES);
  for (const [cellIndex, cell] of cells) {
    patch[cellIndex * 2] = cell & 255;
    patch[cellIndex * 2 + 1] = cell >> 8;
    patch[CHUNK_BYTES + (cellIndex >> 3)]! |= 1 << (cellIndex & 7);
  }
  return patch;
}

/** The cell a patch painted at an index; undefined where the patch is transparent. */
export function readPatchCell(patch: unknown, cellIndex: number): number | undefined {
  if (!(patch instanceof Uint8Array)) return undefined;
  const isPainted = ((patch[CHUNK_BYTES + (cellIndex >> 3)] ?? 0) >> (cellIndex & 7)) & 1;
  return isPainted === 1 ? readBlobCell(patch, cellIndex) : undefined;
}

/** Whether the given cells cover a patch completely. */
export function isPatchCovered(patch: unknown, cells: PatchCells): boolean {
  for (let cellIndex = 0; cellIndex < CHUNK_CELLS; cellIndex++) {
    if (readPatchCell(patch, cellIndex) !== undefined && !cells.has(cellIndex)) return false;
  }
  return true;
}

/** Updates the list of patches of a chunk after a patch was added or removed. */
export function trackPatch({ patches, patched }: Tiles, key: string): Patch | null {
  const patch = parsePatchKey(key);
  if (patch === null) return null;
  const others = (patched.get(patch.chunk) ?? []).filter((other) => other.key !== key);
  const now = patches.has(key) ? [...others, patch].sort(comparePatches) : others;
  if (now.length > 0) patched.set(patch.chunk, now);
  else patched.delete(patch.chunk);
  return patch;
}

/**
 * Sorts patches from bottom to top. A patch painted over another one has a higher order. Two concurrent patches can
 * have the same order; then the author decides, so that every client puts the same one on top.
 */
function comparePatches(one: Patch, other: Patch): number {
  return one.order - other.order || (one.author < other.author ? -1 : 1);
}
