import {
  cellKey,
  chunkKey,
  type CellPosition,
  indexInChunk,
  readCellKey,
  type PaintedCellPosition,
} from './keys.ts';
import type { Tiles } from './Tiles.ts';

/** Cells have sixteen bits; what is above them in the number is the order. */
const ORDERS = 0x1_00_00;

interface PaintedCell {
  readonly cell: number;
  /**
   * The higher lies above, also above patches of the same order. Of two with the same order that were painted at once
   * the higher cell does: everybody has to choose the same one, and so the number alone says which lies above.
   */
  readonly order: number;
}

/** What is shared of a painted cell: one number, so that it is replaced as a whole. */
export function encodePaintedCell({ cell, order }: PaintedCell): number {
  return order * ORDERS + cell;
}

export function decodePaintedCell(shared: number): PaintedCell {
  return { cell: shared % ORDERS, order: Math.floor(shared / ORDERS) };
}

/** Notes that a painted cell came, changed or went; null for a key that none of us wrote. */
export function trackPaintedCell(tiles: Tiles, key: string): PaintedCellPosition | null {
  const found = readCellKey(key);
  if (found === null) return null;
  const chunk = chunkKey(found.layer, found.x, found.y);
  const cellIndex = indexInChunk(found.x, found.y);
  const painted = tiles.painted.get(chunk) ?? new Map<number, number>();
  tiles.authors.add(found.author);
  const [known, shared] = [painted.get(cellIndex), tiles.cells.get(key)];
  // Whoever paints goes above the others: they are looked through only when the uppermost may have gone.
  const isAbove = isPainted(shared) && (known === undefined || shared >= known);
  const top = isAbove ? shared : findUppermost(tiles, found);
  if (top === undefined) painted.delete(cellIndex);
  else painted.set(cellIndex, top);
  if (painted.size > 0) tiles.painted.set(chunk, painted);
  else tiles.painted.delete(chunk);
  return found;
}

/** Keys of everything that was painted in a cell. */
export function listPaintedKeys({ authors, cells }: Tiles, position: CellPosition): string[] {
  return [...authors].map((author) => cellKey({ ...position, author })).filter((key) => cells.has(key));
}

function findUppermost(tiles: Tiles, position: CellPosition): number | undefined {
  const painted = listPaintedKeys(tiles, position).map((key) => tiles.cells.get(key));
  const [first, ...rest] = painted.filter(isPainted);
  return first === undefined ? undefined : Math.max(first, ...rest);
}

/** Others' browsers write it: what is no such number is nothing. */
function isPainted(shared: unknown): shared is number {
  return Number.isSafeInteger(shared) && (shared as number) >= 0;
}
