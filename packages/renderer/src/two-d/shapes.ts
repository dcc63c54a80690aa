import type { Look } from '@playloom/game-format';
import { paintShape, findLookShape } from '../shared/paintShape.ts';
import { createTexture } from './createTexture.ts';
import type { TextureFrame } from './textureSheets.ts';
import { releaseTexture, acquireTexture, type TextureCache } from './textureCache.ts';

/** A plain shape that an entity uses, with its texture from the cache. */
export interface AcquiredShape {
  readonly key: string;
  readonly look: Look;
  readonly density: number;
  readonly frame: TextureFrame;
}

const SIDE_MAX = 1024;
const DENSITY_MIN = 16;
const DENSITY_MAX = 512;

/**
 * How many pixels per tile a shape needs to look sharp. Rounded up to a power of two, so that a slow zoom does not
 * redraw the shape in every frame.
 */
export function computeShapeDensity(look: Look, pixelsPerTile: number): number {
  const wanted = 2 ** Math.ceil(Math.log2(Math.max(1, pixelsPerTile)));
  const fits = SIDE_MAX / Math.max(look.width, look.height);
  return Math.min(Math.max(wanted, DENSITY_MIN), DENSITY_MAX, fits);
}

/** Gets the shape of a look from the cache and releases the shape that the entity used before. */
export function acquireShape(
  cache: TextureCache,
  before: AcquiredShape | null,
  look: Look,
  density: number,
): AcquiredShape {
  if (before && before.look === look && before.density === density) return before;
  const key = [findLookShape(look), look.color, look.outlineColor, look.width, look.height, density].join(
    ' ',
  );
  const texture = acquireTexture(cache, key, () =>
    createTexture(paintShape(look, density), { isPixelArt: false, hasMipmaps: true }),
  );
  if (before) releaseTexture(cache, before.key);
  const frame = {
    texture,
    growX: texture.width / Math.max(1, look.width * density),
    growY: texture.height / Math.max(1, look.height * density),
  };
  return { key, look, density, frame };
}
