import { listChunkKeys, readChunk } from '@playloom/draft';
import { limits } from '@playloom/game-format';
import type { Editor } from '../../editor/Editor.ts';
import type { MapState } from './MapState.ts';

/**
 * Chooses the layer and tile for the first stroke. The stroke must be visible: on the ground layer, it could paint
 * grass on grass or be hidden by the layers above.
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

  /**
   * Finds the topmost layer below the units that has tiles. Stops at the first one, because a map can have a million
   * cells to count.
   */
  function findTop(): { id: string; uses: ReadonlyMap<number, number> } | undefined {
    const open = layers.filter(({ depth, isVisible, isLocked }) => depth < 0 && isVisible && !isLocked);
    for (const { id } of open.toSorted((a, b) => a.depth - b.depth).toReversed()) {
      const uses = countUses(id);
      if (uses.size > 0) return { id, uses };
    }
    return undefined;
  }

  /**
   * Picks a tile that will be visible: the most used tile of a sparse layer, or a tile that a mostly covered layer
   * doesn't use.
   */
  function pickTile(): number | undefined {
    if (top === undefined) return undefined;
    const uses = [...top.uses].toSorted((a, b) => b[1] - a[1]);
    const used = uses.reduce((sum, [, times]) => sum + times, 0);
    return used * 2 > width * height ? tiles.find((tile) => !top.uses.has(tile)) : uses[0]![0];
  }

  function countUses(layer: string): ReadonlyMap<number, number> {
    const uses = new Map<number, number>();
    for (const key of listChunkKeys(draft.tiles, layer)) {
      for (const cell of readChunk(draft.tiles, key) ?? []) {
        const tile = cell & limits.TILE_ID_MAX;
        if (tile !== 0) uses.set(tile, (uses.get(tile) ?? 0) + 1);
      }
    }
    return uses;
  }
}
