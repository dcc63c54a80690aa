import type { CellChangeLog, Tiles } from './Tiles.ts';

/** How many numbers say what happened to one cell. */
const NUMBERS = 3;

/** Does something, and says which tiles it changed. */
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

/** Notes what is about to happen at a place of a chunk, again and again as `place, before, after`. */
export function recordChanges({ recordedChanges }: Tiles, chunk: string, numbers: readonly number[]): void {
  if (numbers.length > 0) recordedChanges?.set(chunk, append(recordedChanges.get(chunk), numbers));
}

/** The changes of one step that went on. */
export function mergeChanges(first: CellChangeLog, next: CellChangeLog): CellChangeLog {
  const joined = new Map(first);
  for (const [chunk, numbers] of next) joined.set(chunk, append(joined.get(chunk), numbers));
  return joined;
}

/** What was in each place before such changes, wherever what they put there still is. */
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
