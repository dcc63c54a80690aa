import {
  BufferAttribute,
  DynamicDrawUsage,
  InstancedBufferGeometry,
  InstancedInterleavedBuffer,
  InterleavedBufferAttribute,
  Mesh,
  type ShaderMaterial,
} from 'three';
import type { AtlasFrame } from './atlas.ts';

/** Textured rectangles that are drawn in one call. They are written again for each frame. */
export interface SpriteBatch {
  readonly geometry: InstancedBufferGeometry;
  readonly mesh: Mesh;
  buffer: InstancedInterleavedBuffer;
  values: Float32Array;
  count: number;
}

/** How a rectangle is placed in space. */
export const ORIENTATION_STANDING = 0;
export const ORIENTATION_LYING = 1;
export const ORIENTATION_FACING = 2;
/** Positioned in CSS pixels on the canvas and drawn over everything else. */
export const ORIENTATION_SCREEN = 3;

/** Number of values per rectangle: four for each of the attributes below. */
const BATCH_STRIDE = 20;
const FIRST_CAPACITY = 256;
const PARTS = [
  ['place', 0],
  ['size', 4],
  ['area', 8],
  ['tint', 12],
  ['more', 16],
] as const;

/** Creates a batch. Each rectangle is drawn as `slices` stacked copies, which give flat objects thickness. */
export function createSpriteBatch(slices: number, material: ShaderMaterial, order: number): SpriteBatch {
  const geometry = new InstancedBufferGeometry();
  const corners: number[] = [];
  const indices: number[] = [];
  for (let slice = 0; slice < slices; slice++) {
    const rise = slices === 1 ? 1 : slice / (slices - 1);
    corners.push(-0.5, 0, rise, 0.5, 0, rise, 0.5, 1, rise, -0.5, 1, rise);
    const first = slice * 4;
    indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(corners), 3));
  geometry.setIndex(indices);
  const values = new Float32Array(FIRST_CAPACITY * BATCH_STRIDE);
  const buffer = attach(geometry, values);
  geometry.instanceCount = 0;
  const mesh = createBatchMesh(geometry, material, order);
  return { geometry, mesh, buffer, values, count: 0 };
}

/** Creates a mesh for a batch. A second mesh with another material draws the shadows of the same rectangles. */
export function createBatchMesh(
  geometry: InstancedBufferGeometry,
  material: ShaderMaterial,
  order: number,
): Mesh {
  const mesh = new Mesh(geometry, material);
  // The shader computes the positions, so three.js can't cull the mesh.
  mesh.frustumCulled = false;
  mesh.matrixAutoUpdate = false;
  mesh.renderOrder = order;
  return mesh;
}

export function clearBatch(batch: SpriteBatch): void {
  batch.count = 0;
}

/** Adds a rectangle and returns the offset of its values. */
export function addRectangle(batch: SpriteBatch): number {
  const at = batch.count * BATCH_STRIDE;
  if (at + BATCH_STRIDE > batch.values.length) growBatch(batch);
  batch.count += 1;
  return at;
}

/** Uploads the written values to the GPU. */
export function flushBatch(batch: SpriteBatch): void {
  batch.geometry.instanceCount = batch.count;
  batch.mesh.visible = batch.count > 0;
  if (batch.count === 0) return;
  batch.buffer.clearUpdateRanges();
  batch.buffer.addUpdateRange(0, batch.count * BATCH_STRIDE);
  batch.buffer.needsUpdate = true;
}

export function destroyBatch(batch: SpriteBatch): void {
  batch.geometry.dispose();
}

export function writeRectanglePosition(
  { values }: SpriteBatch,
  at: number,
  x: number,
  height: number,
  y: number,
  kind: number,
): void {
  values[at] = x;
  values[at + 1] = height;
  values[at + 2] = y;
  values[at + 3] = kind;
}

/** Writes the size in tiles and the rotation. `thickness` is used for rectangles that lie flat. */
export function writeRectangleSize(
  { values }: SpriteBatch,
  at: number,
  width: number,
  height: number,
  thickness: number,
  rotation: number,
): void {
  values[at + 4] = width;
  values[at + 5] = height;
  values[at + 6] = thickness;
  values[at + 7] = rotation;
}

/** Writes the image of a rectangle. A negative `flip` mirrors it. */
export function writeRectangleFrame(
  { values }: SpriteBatch,
  at: number,
  frame: AtlasFrame,
  flip: number,
): void {
  values[at + 8] = flip < 0 ? frame.right : frame.left;
  values[at + 9] = frame.top;
  values[at + 10] = flip < 0 ? frame.left : frame.right;
  values[at + 11] = frame.bottom;
}

export function writeRectangleTint({ values }: SpriteBatch, at: number, color: number, alpha: number): void {
  values[at + 12] = ((color >> 16) & 255) / 255;
  values[at + 13] = ((color >> 8) & 255) / 255;
  values[at + 14] = (color & 255) / 255;
  values[at + 15] = alpha;
}

/**
 * Writes how white the rectangle flashes, how much it glows (a negative `shine` is the width of its soft shadow), and
 * its offset in its own plane.
 */
export function writeRectangleEffects(
  { values }: SpriteBatch,
  at: number,
  flash: number,
  shine: number,
  across: number,
  upward: number,
): void {
  values[at + 16] = flash;
  values[at + 17] = shine;
  values[at + 18] = across;
  values[at + 19] = upward;
}

function attach(geometry: InstancedBufferGeometry, values: Float32Array): InstancedInterleavedBuffer {
  const buffer = new InstancedInterleavedBuffer(values, BATCH_STRIDE);
  buffer.setUsage(DynamicDrawUsage);
  for (const [name, offset] of PARTS)
    geometry.setAttribute(name, new InterleavedBufferAttribute(buffer, 4, offset));
  return buffer;
}

function growBatch(batch: SpriteBatch): void {
  const values = new Float32Array(batch.values.length * 2);
  values.set(batch.values);
  // A GPU buffer can't be resized, so it and its attributes are created again.
  batch.geometry.dispose();
  batch.values = values;
  batch.buffer = attach(batch.geometry, values);
}
