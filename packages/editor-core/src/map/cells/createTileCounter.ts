import { type Draft, listChunkKeys, readChunk, type TileChange } from '@playloom/draft';
import { limits } from '@playloom/game-format';

/** Counts the tiles of a layer. Counts are cached per chunk, and a chunk is counted again only after it has changed. */
export interface TileCounter {
  read(layer: string): number;
  stop(): void;
}

export function createTileCounter(draft: Draft): TileCounter {
  const counts = new Map<string, number>();
  const handleChange = ({ layer, cells, chunks }: TileChange) => {
    for (const chunk of chunks) counts.delete(`${layer}/${chunk}`);
    for (const [x, y] of cells)
      counts.delete(`${layer}/${Math.floor(x / limits.CHUNK_SIZE)},${Math.floor(y / limits.CHUNK_SIZE)}`);
  };
  draft.tiles.listeners.add(handleChange);
  return {
    read(layer) {
      let sum = 0;
      for (const key of listChunkKeys(draft.tiles, layer)) {
        const count = counts.get(key) ?? countChunk(readChunk(draft.tiles, key));
        counts.set(key, count);
        sum += count;
      }
      return sum;
    },
    stop: () => void draft.tiles.listeners.delete(handleChange),
  };
}

function countChunk(cells: Uint16Array | null): number {
  return cells === null ? 0 : cells.reduce((sum, cell) => sum + (cell === 0 ? 0 : 1), 0);
}
