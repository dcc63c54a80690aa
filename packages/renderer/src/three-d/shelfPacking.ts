// words: shelf packing is the name of the algorithm
/** Packs rectangles into rows without moving earlier ones, for images that arrive one by one. */
// words: shelf packing is the name of the algorithm
export interface ShelfPacking {
  readonly width: number;
  height: number;
  readonly rows: { readonly y: number; readonly height: number; x: number }[];
}

/** A rectangle is put into a row only if the row is at most this many times as tall. */
const WASTE = 1.35;

// words: shelf packing is the name of the algorithm
export function createShelfPacking(width: number, height: number): ShelfPacking {
  return { width, height, rows: [] };
}

/** Finds a free position for a rectangle and reserves it. Null if there is no space. */
export function allocateRectangle(
  packing: ShelfPacking,
  width: number,
  height: number,
): { readonly x: number; readonly y: number } | null {
  const fitting = packing.rows.find(
    (row) => row.height >= height && row.height <= height * WASTE && row.x + width <= packing.width,
  );
  if (fitting) {
    const { x, y } = fitting;
    fitting.x += width;
    return { x, y };
  }
  const last = packing.rows.at(-1);
  const y = last ? last.y + last.height : 0;
  if (width > packing.width || y + height > packing.height) return null;
  packing.rows.push({ y, height, x: width });
  return { x: 0, y };
}
