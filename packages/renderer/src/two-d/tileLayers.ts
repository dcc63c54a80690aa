import { Container, Mesh, MeshGeometry, type Texture } from 'pixi.js';
import { type GameMap, limits, decodeTile } from '@playloom/game-format';
import type { MapCells } from '../shared/mapCells.ts';
import type { Scene } from '../shared/Scene.ts';
import { getTileTextureCoordinates, type TileSheet } from '../shared/tileSheets.ts';
import type { VisibleArea } from '../shared/viewport.ts';
import { createTexture } from './createTexture.ts';

const { CHUNK_SIZE } = limits;
/** Number of chunks out of view whose meshes stay in memory, in case the player returns. */
const HIDDEN_CHUNKS_MAX = 64;

/** Draws the map layers as meshes, one per chunk and tile sheet. They are created when they are first visible. */
export interface TileLayers {
  readonly below: Container;
  readonly above: Container;
  readonly layers: readonly TileLayer[];
  readonly cells: MapCells;
  readonly sheets: readonly TileSheet[];
  /** The texture of each sheet. */
  readonly textures: readonly Texture[];
}

interface TileLayer {
  readonly id: string;
  readonly index: number;
  readonly opacity: number;
  readonly container: Container;
  /** Chunks by index. The most recently seen one is last. */
  readonly chunks: Map<number, Chunk>;
}

interface Chunk {
  readonly container: Container;
  isStale: boolean;
}

export function createTileLayers(map: GameMap, cells: MapCells, sheets: readonly TileSheet[]): TileLayers {
  const [below, above] = [new Container(), new Container()];
  const layers = map.layers
    .map((layer, index) => ({ layer, index }))
    .toSorted((a, b) => a.layer.depth - b.layer.depth || a.index - b.index)
    .map(({ layer, index }): TileLayer => {
      const container = new Container();
      (layer.depth < 0 ? below : above).addChild(container);
      const opacity = layer.isVisible ? layer.opacity : 0;
      return { id: layer.id, index, opacity, container, chunks: new Map() };
    });
  const textures = sheets.map((sheet) => createTexture(sheet.canvas, sheet));
  return { below, above, layers, cells, sheets, textures };
}

export function markChunkDirty(tiles: TileLayers, layerIndex: number, chunkIndex: number): void {
  const chunk = tiles.layers.find(({ index }) => index === layerIndex)?.chunks.get(chunkIndex);
  if (chunk) chunk.isStale = true;
}

export function drawTileLayers(
  tiles: TileLayers,
  area: VisibleArea,
  opacities: Scene['layerOpacities'],
): void {
  for (const layer of tiles.layers) {
    const opacity = opacities[layer.id] ?? layer.opacity;
    layer.container.alpha = opacity;
    layer.container.visible = opacity > 0;
    if (opacity > 0) showChunks(tiles, layer, area);
  }
}

export function destroyTileLayers(tiles: TileLayers): void {
  for (const layer of tiles.layers) {
    for (const chunk of layer.chunks.values()) emptyChunk(chunk);
    layer.chunks.clear();
  }
  tiles.below.destroy({ children: true });
  tiles.above.destroy({ children: true });
  for (const texture of tiles.textures) texture.destroy(true);
}

function showChunks(tiles: TileLayers, layer: TileLayer, area: VisibleArea): void {
  const { chunkColumns, chunkRows } = tiles.cells;
  const [left, right] = [toChunk(area.left, chunkColumns), toChunk(area.right, chunkColumns)];
  const [top, bottom] = [toChunk(area.top, chunkRows), toChunk(area.bottom, chunkRows)];
  for (const chunk of layer.chunks.values()) chunk.container.visible = false;
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const index = row * chunkColumns + column;
      if (!tiles.cells.layers[layer.index]?.[index]) continue;
      const chunk = layer.chunks.get(index) ?? createChunk(layer);
      layer.chunks.delete(index);
      layer.chunks.set(index, chunk);
      chunk.container.visible = true;
      if (chunk.isStale) fillChunk(tiles, layer, chunk, index);
    }
  }
  forgetChunks(layer);
}

function toChunk(tile: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(tile / CHUNK_SIZE)));
}

function createChunk(layer: TileLayer): Chunk {
  const container = new Container();
  layer.container.addChild(container);
  return { container, isStale: true };
}

function forgetChunks(layer: TileLayer): void {
  for (const [index, chunk] of layer.chunks) {
    if (layer.chunks.size <= HIDDEN_CHUNKS_MAX || chunk.container.visible) return;
    emptyChunk(chunk);
    chunk.container.destroy();
    layer.chunks.delete(index);
  }
}

function emptyChunk(chunk: Chunk): void {
  for (const mesh of chunk.container.removeChildren() as Mesh[]) {
    const { geometry } = mesh;
    mesh.destroy();
    geometry.destroy(true);
  }
}

function fillChunk(tiles: TileLayers, layer: TileLayer, chunk: Chunk, index: number): void {
  emptyChunk(chunk);
  chunk.isStale = false;
  const cells = tiles.cells.layers[layer.index]![index]!;
  const left = (index % tiles.cells.chunkColumns) * CHUNK_SIZE;
  const top = Math.floor(index / tiles.cells.chunkColumns) * CHUNK_SIZE;
  for (const [sheetIndex, sheet] of tiles.sheets.entries()) {
    const geometry = buildGeometry(cells, sheet, left, top);
    if (geometry) chunk.container.addChild(new Mesh({ geometry, texture: tiles.textures[sheetIndex]! }));
  }
}

/** Builds the mesh of a chunk. Positions are those on the map, so that corners of adjacent tiles are exactly equal. */
function buildGeometry(cells: Uint16Array, sheet: TileSheet, left: number, top: number): MeshGeometry | null {
  const positions: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  for (const [place, cell] of cells.entries()) {
    const tile = decodeTile(cell);
    if (!tile || tile.id < sheet.firstId || tile.id >= sheet.firstId + sheet.count) continue;
    const x = left + (place % CHUNK_SIZE);
    const y = top + Math.floor(place / CHUNK_SIZE);
    const first = positions.length / 2;
    positions.push(x, y, x + 1, y, x + 1, y + 1, x, y + 1);
    indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
    const [u0, v0, u1, v1] = getTileTextureCoordinates(sheet, tile.id);
    const [uLeft, uRight] = tile.isFlippedX ? [u1, u0] : [u0, u1];
    const [vTop, vBottom] = tile.isFlippedY ? [v1, v0] : [v0, v1];
    const corners = [uLeft, vTop, uRight, vTop, uRight, vBottom, uLeft, vBottom];
    // To rotate the image clockwise by a quarter turn, each corner gets the coordinates of the previous one.
    if (tile.isTurned) uvs.push(...corners.slice(6), ...corners.slice(0, 6));
    else uvs.push(...corners);
  }
  if (indices.length === 0) return null;
  const geometry = new MeshGeometry({
    positions: new Float32Array(positions),
    uvs: new Float32Array(uvs),
    indices: new Uint32Array(indices),
  });
  geometry.batchMode = 'no-batch';
  return geometry;
}
