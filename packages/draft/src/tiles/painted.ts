import {
  formatCellKey,
  formatChunkKey,
  type CellPosition,
  getIndexInChunk,
  parseCellKey,
  type PaintedCellPosition,
} from './keys.ts';
import type { Tiles } from './Tiles.ts';

/** The lower 16 bits of an encoded cell are the cell, and the higher bits are its order. */
const ORDERS = 0x1_00_00;

interface PaintedCell {
  readonly cell: number;
  /**
   * Cells with a higher order are on top. A cell is also above a patch of the same order. If two users paint the same
   * cell with the same order, the larger cell value wins, so that every client shows the same one.
   */
  readonly order: number;
}

/** Encodes a painted cell as a single number, so that the cell and its order are always replaced together. */
export function encodePaintedCell({ cell, order }: PaintedCell): number {
  return order * ORDERS + cell;
}

export function decodePaintedCell(shared: number): PaintedCell {
  return { cell: shared % ORDERS, order: Math.floor(shared / ORDERS) };
}

/**
 * Updates the index of topmost cells after a painted cell was added, changed or removed. Null for a key in an unknown
 * format.
 */
export function trackPaintedCell(tiles: Tiles, key: string): PaintedCellPosition | null {
  const found = parseCellKey(key);
  if (found === null) return null;
  const chunk = formatChunkKey(found.layer, found.x, found.y);
  const cellIndex = getIndexInChunk(found.x, found.y);
  const painted = tiles.painted.get(chunk) ?? new Map<number, number>();
  tiles.authors.add(found.author);
  const [known, shared] = [painted.get(cellIndex), tiles.cells.get(key)];
  // A new cell is usually on top. The cells of the other authors are searched only if the topmost one may be gone.
  const isAbove = isPainted(shared) && (known === undefined || shared >= known);
  const top = isAbove ? shared : findUppermost(tiles, found);
  if (top === undefined) painted.delete(cellIndex);
  else painted.set(cellIndex, top);
  if (painted.size > 0) tiles.painted.set(chunk, painted);
  else tiles.painted.delete(chunk);
  return found;
}

/** The keys of all entries that users have painted at one position. */
export function listPaintedKeys({ authors, cells }: Tiles, position: CellPosition): string[] {
  return [...authors].map((author) => formatCellKey({ ...position, author })).filter((key) => cells.has(key));
}

function findUppermost(tiles: Tiles, position: CellPosition): number | undefined {
  const painted = listPaintedKeys(tiles, position).map((key) => tiles.cells.get(key));
  const [first, ...rest] = painted.filter(isPainted);
  return first === undefined ? undefined : Math.max(first, ...rest);
}

/** Whether a value from the shared document is a valid painted cell. Other clients write it, so it can be anything. */
function isPainted(shared: unknown): shared is number {
  return Number.isSafeInteger(shared) && (shared as number) >= 0;
}
