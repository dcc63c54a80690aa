import type { World } from '@playloom/engine';

/** Which cells of the map have been told to differ from the release. */
export interface TileWatch {
  /** The map's count of edits when it was last looked at; -1 before the first look. */
  edits: number;
  readonly known: Map<number, number>;
}

export function createTileWatch(): TileWatch {
  return { edits: -1, known: new Map() };
}

/** Visits every cell that changed since the last look, with what it holds now. */
export function forEachTileChange(
  watch: TileWatch,
  { tiles }: World,
  visit: (cell: number, tile: number) => void,
): void {
  if (watch.edits === tiles.edits) return;
  watch.edits = tiles.edits;
  const { known } = watch;
  for (const [cell, tile] of tiles.changes) {
    if (known.get(cell) === tile) continue;
    known.set(cell, tile);
    visit(cell, tile);
  }
  if (known.size === tiles.changes.size) return;
  // Some are as the map has them again, which the map does not count as a change.
  const cellsOfLayer = tiles.width * tiles.height;
  for (const cell of known.keys()) {
    if (tiles.changes.has(cell)) continue;
    known.delete(cell);
    visit(cell, tiles.layers[Math.floor(cell / cellsOfLayer)]!.base[cell % cellsOfLayer]!);
  }
}
