import { listChunks, readChunk } from '@playloom/draft';
import { limits } from '@playloom/game-format';
import type { Editor } from '../Editor.ts';
import type { MapState } from './MapState.ts';

/**
 * The layer and tile before the user has chosen any. The first stroke must be visible: on the ground layer it could
 * be grass on grass, or hidden by the layers above.
 */
export function chooseInitialBrush({ draft, game }: Editor): Pick<MapState, 'layer' | 'stamp'> {
  const { layers, tileSets, width, height } = game.get().map;
  const tiles = tileSets.flatMap(({ firstId, count }) =>
    Array.from({ length: count }, (_, at) => firstId + at),
  );
  const top = findTop();
  return {
    layer: top?.id ?? layers[0]?.id ?? null,
    stamp: { width: 1, height: 1, cells: [pickTile() ?? tiles[0] ?? 1] },
  };

  /** Limits the search from the top: a map can have a million cells. */
  function findTop(): { id: string; uses: ReadonlyMap<number, number> } | undefined {
    const open = layers.filter(({ depth, isVisible, isLocked }) => depth < 0 && isVisible && !isLocked);
    for (const { id } of open.toSorted((a, b) => a.depth - b.depth).toReversed()) {
      const uses = countUses(id);
      if (uses.size > 0) return { id, uses };
    }
    return undefined;
  }

  /** On a sparse layer a tile that it uses is visible everywhere. On a covered layer, a tile that it does not use. */
  function pickTile(): number | undefined {
    if (top === undefined) return undefined;
    const uses = [...top.uses].toSorted((a, b) => b[1] - a[1]);
    const used = uses.reduce((sum, [, times]) => sum + times, 0);
    return used * 2 > width * height ? tiles.find((tile) => !top.uses.has(tile)) : uses[0]![0];
  }

  function countUses(layer: string): ReadonlyMap<number, number> {
    const uses = new Map<number, number>();
    for (const key of listChunks(draft.tiles, layer)) {
      for (const cell of readChunk(draft.tiles, key) ?? []) {
        const tile = cell & limits.TILE_ID_MAX;
        if (tile !== 0) uses.set(tile, (uses.get(tile) ?? 0) + 1);
      }
    }
    return uses;
  }
}
