import {
  cellKey,
  chunkKey,
  type CellPosition,
  indexInChunk,
  readCellKey,
  type PaintedCellPosition,
} from './keys.ts';
import type { Tiles } from './Tiles.ts';

/** A cell takes 16 bits; the bits above it are the order. */
const ORDERS = 0x1_00_00;

interface PaintedCell {
  readonly cell: number;
  /**
   * Cells with a higher order are on top, also above patches of the same order. If two users paint at the
   * same time with the same order, the higher cell wins: every client must choose the same one, so the number
   * alone decides.
   */
  readonly order: number;
}

/** The shared form of a painted cell: a single number, so that it is replaced as a whole. */
export function encodePaintedCell({ cell, order }: PaintedCell): number {
  return order * ORDERS + cell;
}

export function decodePaintedCell(shared: number): PaintedCell {
  return { cell: shared % ORDERS, order: Math.floor(shared / ORDERS) };
}

/** Tracks that a painted cell was added, changed or removed; null for a key in an unknown format. */
export function trackPaintedCell(tiles: Tiles, key: string): PaintedCellPosition | null {
  const found = readCellKey(key);
  if (found === null) return null;
  const chunk = chunkKey(found.layer, found.x, found.y);
  const cellIndex = indexInChunk(found.x, found.y);
  const painted = tiles.painted.get(chunk) ?? new Map<number, number>();
  tiles.authors.add(found.author);
  const [known, shared] = [painted.get(cellIndex), tiles.cells.get(key)];
  // New cells go on top, so the other authors' cells are searched only if the topmost one may be gone.
  const isAbove = isPainted(shared) && (known === undefined || shared >= known);
  const top = isAbove ? shared : findUppermost(tiles, found);
  if (top === undefined) painted.delete(cellIndex);
  else painted.set(cellIndex, top);
  if (painted.size > 0) tiles.painted.set(chunk, painted);
  else tiles.painted.delete(chunk);
  return found;
}

/** Keys of everything painted in a cell. */
export function listPaintedKeys({ authors, cells }: Tiles, position: CellPosition): string[] {
  return [...authors].map((author) => cellKey({ ...position, author })).filter((key) => cells.has(key));
}

function findUppermost(tiles: Tiles, position: CellPosition): number | undefined {
  const painted = listPaintedKeys(tiles, position).map((key) => tiles.cells.get(key));
  const [first, ...rest] = painted.filter(isPainted);
  return first === undefined ? undefined : Math.max(first, ...rest);
}

/** Other clients write this value; anything but a valid number is ignored. */
function isPainted(shared: unknown): shared is number {
  return Number.isSafeInteger(shared) && (shared as number) >= 0;
}
