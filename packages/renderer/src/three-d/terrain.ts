import {
  BufferAttribute,
  CanvasTexture,
  Group,
  InstancedBufferGeometry,
  InstancedInterleavedBuffer,
  InterleavedBufferAttribute,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  NearestFilter,
  NoColorSpace,
  type ShaderMaterial,
  Sphere,
  Vector3,
} from 'three';
import { limits } from '@playloom/game-format';
import type { MapCells } from '../shared/mapCells.ts';
import type { TileSheet } from '../shared/tileSheets.ts';
import { createTileMaterial, type SharedUniforms } from './materials.ts';
import { listInstances, TILE_STRIDE, type TileKind, type TilePlan } from './tileInstances.ts';
import { createTileShapes, type TileShapes } from './tileShapes.ts';

const { CHUNK_SIZE } = limits;
/** So many chunks keep what was built for them, for those who come back. */
const KEPT_CHUNKS_MAX = 64;
const KINDS = ['flat', 'block', 'relief', 'upright'] as const satisfies readonly TileKind[];
/** Ground first, so that what is painted on it comes after. */
const ORDER: Readonly<Record<TileKind, number>> = { block: 0, relief: 1, upright: 1, flat: 2 };

/** The map as blocks and ground, a few meshes for each chunk, built when they are first seen. */
export interface Terrain {
  readonly root: Group;
  readonly plan: TilePlan;
  readonly cells: MapCells;
  readonly shapes: TileShapes;
  readonly textures: readonly CanvasTexture[];
  readonly materials: readonly Readonly<Record<TileKind, ShaderMaterial>>[];
  /** By number, the one that was seen last at the end. */
  readonly chunks: Map<number, Chunk>;
}

interface Chunk {
  readonly group: Group;
  isStale: boolean;
}

export function createTerrain(plan: TilePlan, cells: MapCells, shared: SharedUniforms): Terrain {
  const textures = plan.sheets.map(createSheetTexture);
  const materials = textures.map((texture) => ({
    flat: createTileMaterial(shared, texture, 'flat'),
    block: createTileMaterial(shared, texture, 'block'),
    relief: createTileMaterial(shared, texture, 'relief'),
    upright: createTileMaterial(shared, texture, 'upright'),
  }));
  const root = new Group();
  return { root, plan, cells, shapes: createTileShapes(), textures, materials, chunks: new Map() };
}

/** A cell changed: its chunk is built anew, and those beside it whose banks may reach down to it. */
export function markCell({ cells, chunks }: Terrain, x: number, y: number): void {
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    const column = Math.floor((x + dx) / CHUNK_SIZE);
    const chunk = chunks.get(Math.floor((y + dy) / CHUNK_SIZE) * cells.chunkColumns + column);
    if (chunk) chunk.isStale = true;
  }
}

/** Shows the chunks around a place. */
export function drawTerrain(terrain: Terrain, x: number, y: number, reach: number): void {
  const { chunkColumns, chunkRows } = terrain.cells;
  const [left, right] = [toChunk(x - reach, chunkColumns), toChunk(x + reach, chunkColumns)];
  const [top, bottom] = [toChunk(y - reach, chunkRows), toChunk(y + reach, chunkRows)];
  for (const chunk of terrain.chunks.values()) chunk.group.visible = false;
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const index = row * chunkColumns + column;
      const chunk = terrain.chunks.get(index) ?? createChunk(terrain);
      terrain.chunks.delete(index);
      terrain.chunks.set(index, chunk);
      chunk.group.visible = true;
      if (chunk.isStale) fillChunk(terrain, chunk, index);
    }
  }
  forgetChunks(terrain);
}

export function destroyTerrain(terrain: Terrain): void {
  for (const chunk of terrain.chunks.values()) emptyChunk(chunk);
  terrain.chunks.clear();
  for (const materials of terrain.materials)
    for (const material of Object.values(materials)) material.dispose();
  for (const texture of terrain.textures) texture.dispose();
}

function toChunk(tile: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(tile / CHUNK_SIZE)));
}

function createChunk({ root }: Terrain): Chunk {
  const group = new Group();
  group.matrixAutoUpdate = false;
  root.add(group);
  return { group, isStale: true };
}

function forgetChunks({ chunks, root }: Terrain): void {
  for (const [index, chunk] of chunks) {
    if (chunks.size <= KEPT_CHUNKS_MAX || chunk.group.visible) return;
    emptyChunk(chunk);
    root.remove(chunk.group);
    chunks.delete(index);
  }
}

function emptyChunk({ group }: Chunk): void {
  for (const mesh of group.children as Mesh[]) mesh.geometry.dispose();
  group.clear();
}

function fillChunk(terrain: Terrain, chunk: Chunk, index: number): void {
  emptyChunk(chunk);
  chunk.isStale = false;
  const left = (index % terrain.cells.chunkColumns) * CHUNK_SIZE;
  const top = Math.floor(index / terrain.cells.chunkColumns) * CHUNK_SIZE;
  const half = CHUNK_SIZE / 2;
  const around = new Sphere(new Vector3(left + half, 0, top + half), half * 1.6);
  for (const [sheet, instances] of listInstances(terrain.plan, terrain.cells, index).entries()) {
    for (const kind of KINDS) {
      if (instances[kind].length === 0) continue;
      const geometry = createGeometry(terrain.shapes, kind, instances[kind]);
      geometry.boundingSphere = around;
      const mesh = new Mesh(geometry, terrain.materials[sheet]![kind]);
      mesh.matrixAutoUpdate = false;
      mesh.renderOrder = ORDER[kind];
      chunk.group.add(mesh);
    }
  }
}

function createGeometry(
  shapes: TileShapes,
  kind: TileKind,
  values: readonly number[],
): InstancedBufferGeometry {
  const shape = shapes[kind];
  const geometry = new InstancedBufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(shape.positions, 3));
  if (shape.walls) geometry.setAttribute('wall', new BufferAttribute(shape.walls, 1));
  geometry.setIndex(new BufferAttribute(shape.indices, 1));
  const buffer = new InstancedInterleavedBuffer(new Float32Array(values), TILE_STRIDE);
  for (const [name, offset] of [
    ['place', 0],
    ['face', 4],
    ['side', 8],
    ['more', 12],
  ] as const)
    geometry.setAttribute(name, new InterleavedBufferAttribute(buffer, 4, offset));
  geometry.instanceCount = values.length / TILE_STRIDE;
  return geometry;
}

function createSheetTexture({ canvas, isPixelArt, hasMipmaps }: TileSheet): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = NoColorSpace;
  texture.flipY = false;
  texture.premultiplyAlpha = true;
  texture.magFilter = isPixelArt ? NearestFilter : LinearFilter;
  texture.minFilter = hasMipmaps ? LinearMipmapLinearFilter : LinearFilter;
  texture.generateMipmaps = hasMipmaps;
  texture.anisotropy = hasMipmaps ? 8 : 1;
  return texture;
}
