import type { World } from '@playloom/engine';

/** The map cells that were sent because they differ from the release. */
export interface SentTileChanges {
  /** The map's edit count at the last check; -1 before the first. */
  edits: number;
  readonly known: Map<number, number>;
}

export function createSentTileChanges(): SentTileChanges {
  return { edits: -1, known: new Map() };
}

/** Visits every cell that changed since the last check, with its current content. */
export function forEachTileChange(
  watch: SentTileChanges,
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
  // Some cells have their original content again. The map doesn't list those as changed.
  const cellsOfLayer = tiles.width * tiles.height;
  for (const cell of known.keys()) {
    if (tiles.changes.has(cell)) continue;
    known.delete(cell);
    visit(cell, tiles.layers[Math.floor(cell / cellsOfLayer)]!.base[cell % cellsOfLayer]!);
  }
}
