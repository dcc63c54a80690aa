import { Rectangle, Texture } from 'pixi.js';
import { createCanvas, getContext2d, TEXTURE_SIDE_MAX } from '../shared/createCanvas.ts';
import type { Images } from '../shared/loadImages.ts';
import { readSkin } from '../shared/readSkin.ts';
import type { SceneGame } from '../shared/Scene.ts';
import { createTexture } from './createTexture.ts';

/** The images of a game as textures, cut into frames on first use. */
export interface TextureSheets {
  readonly images: Images;
  readonly assets: SceneGame['assets'];
  readonly sheets: Map<string, readonly TextureFrame[]>;
  /** Skins by address. Null while loading, or if loading failed. */
  readonly skins: Map<string, TextureFrame | null>;
}

/** One image of a sprite sheet as a texture. */
export interface TextureFrame {
  readonly texture: Texture;
  /** Size relative to the image, because of a transparent margin. It keeps rotated edges smooth. */
  readonly growX: number;
  readonly growY: number;
}

/**
 * Transparent margin in pixels. Half of it is drawn with the image; the other half keeps neighbors from bleeding in.
 */
const RIM = 4;
const DRAWN_RIM = RIM / 2;

export function createTextureSheets(images: Images, assets: SceneGame['assets']): TextureSheets {
  return { images, assets, sheets: new Map(), skins: new Map() };
}

/** Returns cell `index` of a sprite sheet. Null if the image is missing or has not loaded yet. */
export function readSheetFrame(
  textureSheets: TextureSheets,
  image: string,
  columns: number,
  rows: number,
  index: number,
): TextureFrame | null {
  const key = `${image} ${columns} ${rows}`;
  let frames = textureSheets.sheets.get(key);
  if (!frames) {
    frames = cutSheet(textureSheets, image, columns, rows);
    if (frames.length > 0) textureSheets.sheets.set(key, frames);
  }
  return frames[index] ?? frames[0] ?? null;
}

export function readSkinFrame({ skins }: TextureSheets, url: string): TextureFrame | null {
  return readSkin(skins, url, (image) => cutImage(image, false, 1, 1)[0] ?? null);
}

export function destroyTextureSheets(textureSheets: TextureSheets): void {
  for (const frame of textureSheets.skins.values()) frame?.texture.destroy(true);
  textureSheets.skins.clear();
  for (const frames of textureSheets.sheets.values()) {
    for (const { texture } of frames) texture.destroy(true);
  }
  textureSheets.sheets.clear();
}

function cutSheet(
  textureSheets: TextureSheets,
  id: string,
  columns: number,
  rows: number,
): readonly TextureFrame[] {
  const image = textureSheets.images.get(id);
  if (!image) return [];
  return cutImage(image, textureSheets.assets[id]?.isPixelArt ?? false, columns, rows);
}

function cutImage(
  image: HTMLImageElement,
  isPixelArt: boolean,
  columns: number,
  rows: number,
): readonly TextureFrame[] {
  const rim = isPixelArt ? 0 : RIM;
  const shrink = Math.min(
    1,
    (TEXTURE_SIDE_MAX / columns - rim * 2) / (image.naturalWidth / columns),
    (TEXTURE_SIDE_MAX / rows - rim * 2) / (image.naturalHeight / rows),
  );
  const width = Math.max(1, Math.floor((image.naturalWidth / columns) * shrink));
  const height = Math.max(1, Math.floor((image.naturalHeight / rows) * shrink));
  const canvas = createCanvas((width + rim * 2) * columns, (height + rim * 2) * rows);
  const context = getContext2d(canvas);
  context.imageSmoothingEnabled = !isPixelArt;
  const { source } = createTexture(canvas, { isPixelArt, hasMipmaps: !isPixelArt });
  const drawn = isPixelArt ? 0 : DRAWN_RIM;
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const left = column * (width + rim * 2) + rim;
    const top = row * (height + rim * 2) + rim;
    const [cellWidth, cellHeight] = [image.naturalWidth / columns, image.naturalHeight / rows];
    context.drawImage(
      image,
      column * cellWidth,
      row * cellHeight,
      cellWidth,
      cellHeight,
      left,
      top,
      width,
      height,
    );
    const frame = new Rectangle(left - drawn, top - drawn, width + drawn * 2, height + drawn * 2);
    return {
      texture: new Texture({ source, frame }),
      growX: frame.width / width,
      growY: frame.height / height,
    };
  });
}
