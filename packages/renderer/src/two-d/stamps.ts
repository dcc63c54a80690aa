import { Rectangle, Texture } from 'pixi.js';
import { findStamp, paintStamps, type StampName, stampNames } from '../shared/stamps.ts';
import { createTexture } from './createTexture.ts';
import type { TextureFrame } from './textureSheets.ts';

/** Small white images on one texture, which are tinted when they are drawn. */
export type Stamps = Readonly<Record<StampName, TextureFrame>>;

export function createStamps(): Stamps {
  const { source } = createTexture(paintStamps(), { isPixelArt: false, hasMipmaps: true });
  const stamps = stampNames.map((name): [StampName, TextureFrame] => {
    const { x, y, width, height, grow } = findStamp(name);
    const texture = new Texture({ source, frame: new Rectangle(x, y, width, height) });
    return [name, { texture, growX: grow, growY: grow }];
  });
  return Object.fromEntries(stamps) as Record<StampName, TextureFrame>;
}

export function destroyStamps(stamps: Stamps): void {
  for (const { texture } of Object.values(stamps)) texture.destroy(true);
}
