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
import type { MapCells } from '../shared/mapCells.ts';
import type { TileSheet } from '../shared/tileSheets.ts';
import { createTileMaterial, type SharedUniforms } from './materials.ts';
import {
  listTileInstances,
  TERRAIN_PLOT_SIZE,
  TILE_STRIDE,
  type TileKind,
  type TileDrawingData,
} from './tileInstances.ts';
import { createTileShapes, type TileShapes } from './tileShapes.ts';

/** Number of plots whose meshes stay in memory, in case the player returns. */
const CACHED_PLOTS_MAX = 16;
const KINDS = ['flat', 'block', 'relief', 'upright'] as const satisfies readonly TileKind[];
/** The order in which kinds of tiles are drawn. */
const ORDER: Readonly<Record<TileKind, number>> = { block: 0, relief: 1, upright: 1, flat: 2 };

/** The 3D map. It is divided into plots, whose meshes are created when they are first visible. */
export interface Terrain {
  readonly root: Group;
  readonly plan: TileDrawingData;
  readonly cells: MapCells;
  readonly shapes: TileShapes;
  readonly textures: readonly CanvasTexture[];
  readonly materials: readonly Readonly<Record<TileKind, ShaderMaterial>>[];
  /** Plots by index. The most recently seen one is last. */
  readonly plots: Map<number, Plot>;
  readonly plotColumns: number;
  readonly plotRows: number;
}

interface Plot {
  readonly group: Group;
  isStale: boolean;
}

export function createTerrain(plan: TileDrawingData, cells: MapCells, shared: SharedUniforms): Terrain {
  const textures = plan.sheets.map(createSheetTexture);
  const materials = textures.map((texture) => ({
    flat: createTileMaterial(shared, texture, 'flat'),
    block: createTileMaterial(shared, texture, 'block'),
    relief: createTileMaterial(shared, texture, 'relief'),
    upright: createTileMaterial(shared, texture, 'upright'),
  }));
  const root = new Group();
  return {
    root,
    plan,
    cells,
    shapes: createTileShapes(),
    textures,
    materials,
    plots: new Map(),
    plotColumns: Math.ceil(cells.width / TERRAIN_PLOT_SIZE),
    plotRows: Math.ceil(cells.height / TERRAIN_PLOT_SIZE),
  };
}

/** Marks the plot of a changed cell to be built again, and plots next to the cell, whose sides may change. */
export function markTerrainDirty({ plots, plotColumns }: Terrain, x: number, y: number): void {
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    const column = Math.floor((x + dx) / TERRAIN_PLOT_SIZE);
    const plot = plots.get(Math.floor((y + dy) / TERRAIN_PLOT_SIZE) * plotColumns + column);
    if (plot) plot.isStale = true;
  }
}

/** Shows the plots around a position and hides all others. */
export function drawTerrain(terrain: Terrain, x: number, y: number, reach: number): void {
  const { plotColumns, plotRows } = terrain;
  const [left, right] = [toPlot(x - reach, plotColumns), toPlot(x + reach, plotColumns)];
  const [top, bottom] = [toPlot(y - reach, plotRows), toPlot(y + reach, plotRows)];
  for (const plot of terrain.plots.values()) plot.group.visible = false;
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const index = row * plotColumns + column;
      const plot = terrain.plots.get(index) ?? createPlot(terrain);
      terrain.plots.delete(index);
      terrain.plots.set(index, plot);
      plot.group.visible = true;
      if (plot.isStale) fillPlot(terrain, plot, index);
    }
  }
  forgetPlots(terrain);
}

export function destroyTerrain(terrain: Terrain): void {
  for (const plot of terrain.plots.values()) emptyPlot(plot);
  terrain.plots.clear();
  for (const materials of terrain.materials)
    for (const material of Object.values(materials)) material.dispose();
  for (const texture of terrain.textures) texture.dispose();
}

function toPlot(tile: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(tile / TERRAIN_PLOT_SIZE)));
}

function createPlot({ root }: Terrain): Plot {
  const group = new Group();
  group.matrixAutoUpdate = false;
  root.add(group);
  return { group, isStale: true };
}

function forgetPlots({ plots, root }: Terrain): void {
  for (const [index, plot] of plots) {
    if (plots.size <= CACHED_PLOTS_MAX || plot.group.visible) return;
    emptyPlot(plot);
    root.remove(plot.group);
    plots.delete(index);
  }
}

function emptyPlot({ group }: Plot): void {
  for (const mesh of group.children as Mesh[]) mesh.geometry.dispose();
  group.clear();
}

function fillPlot(terrain: Terrain, plot: Plot, index: number): void {
  emptyPlot(plot);
  plot.isStale = false;
  const left = (index % terrain.plotColumns) * TERRAIN_PLOT_SIZE;
  const top = Math.floor(index / terrain.plotColumns) * TERRAIN_PLOT_SIZE;
  const half = TERRAIN_PLOT_SIZE / 2;
  const around = new Sphere(new Vector3(left + half, 0, top + half), half * 1.6);
  for (const [sheet, instances] of listTileInstances(terrain.plan, terrain.cells, left, top).entries()) {
    for (const kind of KINDS) {
      if (instances[kind].length === 0) continue;
      const geometry = createGeometry(terrain.shapes, kind, instances[kind]);
      geometry.boundingSphere = around;
      const mesh = new Mesh(geometry, terrain.materials[sheet]![kind]);
      mesh.matrixAutoUpdate = false;
      mesh.renderOrder = ORDER[kind];
      plot.group.add(mesh);
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
