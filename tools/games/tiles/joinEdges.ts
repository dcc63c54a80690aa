import { hashCell } from './hashCell.ts';

/**
 * Offsets of the neighbors in the order of their bits, clockwise from the north. A bit is set if the neighbor has the
 * same ground.
 */
const NEIGHBORS: readonly (readonly [dx: number, dy: number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

export const ALL_SAME = 255;

/**
 * All neighborhoods that a tile with joined edges can have, in the order of the tile sheet: the completely surrounded
 * tile first, then in ascending order of the bits. The bit of a corner is set only if both sides next to it are set.
 */
export const NEIGHBORHOODS: readonly number[] = [
  ALL_SAME,
  ...[...new Set(Array.from({ length: ALL_SAME }, (_, bits) => dropLooseCorners(bits)))].toSorted(
    (a, b) => a - b,
  ),
];

/**
 * Finds the tile of a joined ground that fits a cell. Add the result to the ground's first id.
 * `isSame` says whether the neighbor at that offset has the same ground; return true outside the map.
 */
export function findJoinedTile(isSame: (dx: number, dy: number) => boolean): number {
  let bits = 0;
  for (const [index, [dx, dy]] of NEIGHBORS.entries()) if (isSame(dx, dy)) bits |= 1 << index;
  return NEIGHBORHOODS.indexOf(dropLooseCorners(bits));
}

/**
 * Replaces the middle tile with its second variant in about a fifth of the cells. Without it, wide areas look empty.
 */
export function varyMiddleTile(offset: number, x: number, y: number): number {
  return offset === 0 && hashCell(x, y) % 5 === 0 ? NEIGHBORHOODS.length : offset;
}

function dropLooseCorners(bits: number): number {
  let kept = bits & 0b01010101;
  for (const corner of [1, 3, 5, 7]) {
    const before = 1 << (corner - 1);
    const after = 1 << ((corner + 1) % 8);
    if ((bits & (1 << corner)) !== 0 && (bits & before) !== 0 && (bits & after) !== 0) kept |= 1 << corner;
  }
  return kept;
}
