import type { CellChangeLog, Tiles } from './Tiles.ts';

/** How many numbers are stored for each changed cell: its index, the old cell and the new cell. */
const NUMBERS = 3;

/** Runs a function and returns the tiles it changed. */
export function collectChanges<Value>(
  tiles: Tiles,
  act: () => Value,
): { readonly value: Value; readonly changes: CellChangeLog } {
  const changes = new Map<string, Uint16Array>();
  tiles.recordedChanges = changes;
  try {
    return { value: act(), changes };
  } finally {
    tiles.recordedChanges = null;
  }
}

/**
 * Adds changes of a chunk to the current recording, if there is one. `numbers` is a flat list of `cellIndex, before,
 * after`.
 */
export function recordChanges({ recordedChanges }: Tiles, chunk: string, numbers: readonly number[]): void {
  if (numbers.length > 0) recordedChanges?.set(chunk, append(recordedChanges.get(chunk), numbers));
}

/** Merges two sets of changes that belong to one step. */
export function mergeChanges(first: CellChangeLog, next: CellChangeLog): CellChangeLog {
  const joined = new Map(first);
  for (const [chunk, numbers] of next) joined.set(chunk, append(joined.get(chunk), numbers));
  return joined;
}

/** Returns the old content of each changed cell, except cells that were changed again since. */
export function reverseChanges(
  numbers: Uint16Array,
  readNow: (cellIndex: number) => number,
): ReadonlyMap<number, number> {
  const reversed = new Map<number, number>();
  for (let at = numbers.length - NUMBERS; at >= 0; at -= NUMBERS) {
    const [cellIndex, before, after] = [numbers[at]!, numbers[at + 1]!, numbers[at + 2]!];
    if ((reversed.get(cellIndex) ?? readNow(cellIndex)) === after) reversed.set(cellIndex, before);
  }
  return reversed;
}

function append(first: Uint16Array = new Uint16Array(), next: ArrayLike<number>): Uint16Array {
  const all = new Uint16Array(first.length + next.length);
  all.set(first);
  all.set(next, first.length);
  return all;
}
