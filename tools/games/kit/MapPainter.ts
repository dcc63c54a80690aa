import { encodeChunk, type GameInput, limits } from '@playloom/game-format';
import { findJoinedTile, varyMiddleTile } from '../tiles/joinEdges.ts';

type LayerInput = NonNullable<NonNullable<GameInput['map']>['layers']>[number];

/** A tile id, or a function that chooses one for a cell; 0 is empty. */
type Brush = number | ((x: number, y: number) => number);
type TileMask = (x: number, y: number) => boolean;

/** A map that is being painted. Each layer has an array of cells, row by row. */
export interface MapPainter {
  readonly width: number;
  readonly height: number;
  readonly layers: ReadonlyMap<string, { readonly layer: LayerInput; readonly cells: Uint16Array }>;
}

export interface TileArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function createMapPainter(width: number, height: number, layers: readonly LayerInput[]): MapPainter {
  const cells = () => new Uint16Array(width * height);
  return { width, height, layers: new Map(layers.map((layer) => [layer.id, { layer, cells: cells() }])) };
}

export function paintCell(painter: MapPainter, layer: string, x: number, y: number, tile: number): void {
  if (x < 0 || y < 0 || x >= painter.width || y >= painter.height) return;
  findCells(painter, layer)[y * painter.width + x] = tile;
}

/** Paints an area of a layer, or the whole layer if no area is given. */
export function paintArea(painter: MapPainter, layer: string, brush: Brush, area?: TileArea): void {
  const { x, y, width, height } = area ?? { x: 0, y: 0, width: painter.width, height: painter.height };
  for (let row = y; row < y + height; row += 1) {
    for (let column = x; column < x + width; column += 1) {
      paintCell(painter, layer, column, row, typeof brush === 'number' ? brush : brush(column, row));
    }
  }
}

/**
 * Paints ground or walls with joined edges where the mask is true. Cells outside the map are treated like the nearest
 * cell inside.
 */
export function paintJoinedTiles(painter: MapPainter, layer: string, firstId: number, mask: TileMask): void {
  const isSame = (x: number, y: number) =>
    mask(Math.min(painter.width - 1, Math.max(0, x)), Math.min(painter.height - 1, Math.max(0, y)));
  for (let y = 0; y < painter.height; y += 1) {
    for (let x = 0; x < painter.width; x += 1) {
      if (!mask(x, y)) continue;
      const offset = findJoinedTile((dx: number, dy: number) => isSame(x + dx, y + dy));
      paintCell(painter, layer, x, y, firstId + varyMiddleTile(offset, x, y));
    }
  }
}

export function readPaintedTile(painter: MapPainter, layer: string, x: number, y: number): number {
  return findCells(painter, layer)[y * painter.width + x] ?? 0;
}

/** Returns the layers of the document without empty chunks. */
export function finishLayers(painter: MapPainter): LayerInput[] {
  return [...painter.layers.values()].map(({ layer, cells }) => ({
    ...layer,
    chunks: cutChunks(painter, cells),
  }));
}

function cutChunks({ width, height }: MapPainter, cells: Uint16Array): { [position: string]: string } {
  const chunks: { [position: string]: string } = {};
  for (let top = 0; top < height; top += limits.CHUNK_SIZE) {
    for (let left = 0; left < width; left += limits.CHUNK_SIZE) {
      const chunk = new Uint16Array(limits.CHUNK_CELLS);
      for (let y = top; y < Math.min(height, top + limits.CHUNK_SIZE); y += 1) {
        const row = cells.subarray(y * width + left, y * width + Math.min(width, left + limits.CHUNK_SIZE));
        chunk.set(row, (y - top) * limits.CHUNK_SIZE);
      }
      if (chunk.some((cell) => cell !== 0)) {
        chunks[`${left / limits.CHUNK_SIZE},${top / limits.CHUNK_SIZE}`] = encodeChunk(chunk);
      }
    }
  }
  return chunks;
}

function findCells(painter: MapPainter, layer: string): Uint16Array {
  const found = painter.layers.get(layer);
  if (found === undefined) throw new Error(`The map has no layer called ${layer}.`);
  return found.cells;
}
