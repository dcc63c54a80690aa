import {
  CanvasTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  NearestFilter,
  NoColorSpace,
  Vector2,
} from 'three';
import { createCanvas, getContext2d, TEXTURE_SIDE_MAX } from '../shared/createCanvas.ts';
import { createShelfPacking, type ShelfPacking, allocateRectangle } from './shelfPacking.ts';

/** A texture with many images, so that all sprites that use them can be drawn in one call. */
export interface Atlas {
  readonly isPixelArt: boolean;
  canvas: HTMLCanvasElement;
  packing: ShelfPacking;
  texture: CanvasTexture;
  /** Width and height in pixels. Shaders use this object as a uniform, so it is changed and never replaced. */
  readonly size: Vector2;
}

/**
 * The area of an image on an atlas in pixels, including a margin. `growX` and `growY` are the ratio between its size
 * with and without the margin.
 */
export interface AtlasFrame {
  readonly atlas: Atlas;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly growX: number;
  readonly growY: number;
}

/** Empty space around each image, so that neighbors don't bleed into it when scaled down. */
const GAP = 4;
const RIM = 2;
const FIRST_SIDE = 1024;
const SHRINK_MIN = 1 / 64;

export function createAtlas(isPixelArt: boolean): Atlas {
  const canvas = createCanvas(FIRST_SIDE, FIRST_SIDE);
  return {
    isPixelArt,
    canvas,
    packing: createShelfPacking(FIRST_SIDE, FIRST_SIDE),
    texture: createAtlasTexture(canvas, isPixelArt),
    size: new Vector2(FIRST_SIDE, FIRST_SIDE),
  };
}

/** Adds a part of an image to the atlas, scaled down if it doesn't fit. */
export function addAtlasFrame(
  atlas: Atlas,
  image: CanvasImageSource,
  part: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  sideMax: number,
): AtlasFrame {
  let shrink = Math.min(1, sideMax / Math.max(part.width, part.height));
  for (; shrink > SHRINK_MIN; shrink /= 2) {
    const width = Math.max(1, Math.round(part.width * shrink));
    const height = Math.max(1, Math.round(part.height * shrink));
    const position = allocatePosition(atlas, width + GAP * 2, height + GAP * 2);
    if (!position) continue;
    const [left, top] = [position.x + GAP, position.y + GAP];
    const context = getContext2d(atlas.canvas);
    context.imageSmoothingEnabled = !atlas.isPixelArt;
    context.drawImage(image, part.x, part.y, part.width, part.height, left, top, width, height);
    atlas.texture.needsUpdate = true;
    const rim = atlas.isPixelArt ? 0 : RIM;
    return {
      atlas,
      left: left - rim,
      top: top - rim,
      right: left + width + rim,
      bottom: top + height + rim,
      growX: (width + rim * 2) / width,
      growY: (height + rim * 2) / height,
    };
  }
  return { atlas, left: 0, top: 0, right: 1, bottom: 1, growX: 1, growY: 1 };
}

export function destroyAtlas(atlas: Atlas): void {
  atlas.texture.dispose();
}

function allocatePosition(atlas: Atlas, width: number, height: number) {
  const position = allocateRectangle(atlas.packing, width, height);
  if (position) return position;
  const { canvas } = atlas;
  if (canvas.height * 2 > TEXTURE_SIDE_MAX || canvas.width < width) {
    if (canvas.width >= TEXTURE_SIDE_MAX) return null;
  }
  grow(atlas);
  return allocateRectangle(atlas.packing, width, height);
}

/** Doubles the width and height. Existing images keep their position. */
function grow(atlas: Atlas): void {
  const side = Math.min(TEXTURE_SIDE_MAX, atlas.canvas.width * 2);
  if (side === atlas.canvas.width) return;
  const canvas = createCanvas(side, side);
  getContext2d(canvas).drawImage(atlas.canvas, 0, 0);
  atlas.canvas = canvas;
  atlas.packing = { width: side, height: side, rows: atlas.packing.rows };
  atlas.size.set(side, side);
  // A GPU texture can't be resized, so it is created again.
  atlas.texture.dispose();
  atlas.texture.image = canvas;
  atlas.texture.needsUpdate = true;
}

function createAtlasTexture(canvas: HTMLCanvasElement, isPixelArt: boolean): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = NoColorSpace;
  texture.flipY = false;
  texture.premultiplyAlpha = true;
  texture.magFilter = isPixelArt ? NearestFilter : LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.anisotropy = 4;
  return texture;
}
