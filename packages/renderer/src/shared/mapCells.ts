import { decodeChunk, type GameMap, limits } from '@playloom/game-format';

const { CHUNK_SIZE, CHUNK_CELLS } = limits;

/** The current cells of all layers, by chunk. */
export interface MapCells {
  readonly width: number;
  readonly height: number;
  /** Cells by layer, then by chunk: `row × chunkColumns + column`. Null is an empty chunk. */
  readonly layers: readonly (Uint16Array | null)[][];
  readonly chunkColumns: number;
  readonly chunkRows: number;
}

/** Decodes the cells of a map. A chunk that can't be decoded stays empty. */
export function readMapCells(map: GameMap): MapCells {
  const chunkColumns = Math.ceil(map.width / CHUNK_SIZE);
  const chunkRows = Math.ceil(map.height / CHUNK_SIZE);
  const layers = map.layers.map(({ chunks }) =>
    Array.from({ length: chunkColumns * chunkRows }, (_, index) => {
      const text = chunks[`${index % chunkColumns},${Math.floor(index / chunkColumns)}`];
      return text === undefined ? null : decodeChunk(text);
    }),
  );
  return { width: map.width, height: map.height, layers, chunkColumns, chunkRows };
}

export function readMapCell(cells: MapCells, layerIndex: number, x: number, y: number): number {
  const chunk = cells.layers[layerIndex]?.[findChunk(cells, x, y)];
  return chunk?.[(y % CHUNK_SIZE) * CHUNK_SIZE + (x % CHUNK_SIZE)] ?? 0;
}

/** Sets a cell. Returns the index of its chunk, or -1 if the cell is outside the map or already has this value. */
export function writeMapCell(
  cells: MapCells,
  layerIndex: number,
  x: number,
  y: number,
  cell: number,
): number {
  const layer = cells.layers[layerIndex];
  if (!layer || x < 0 || y < 0 || x >= cells.width || y >= cells.height) return -1;
  if (readMapCell(cells, layerIndex, x, y) === cell) return -1;
  const index = findChunk(cells, x, y);
  const chunk = layer[index] ?? new Uint16Array(CHUNK_CELLS);
  layer[index] = chunk;
  chunk[(y % CHUNK_SIZE) * CHUNK_SIZE + (x % CHUNK_SIZE)] = cell;
  return index;
}

function findChunk(cells: MapCells, x: number, y: number): number {
  return Math.floor(y / CHUNK_SIZE) * cells.chunkColumns + Math.floor(x / CHUNK_SIZE);
}
