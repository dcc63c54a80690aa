import { transformShapes } from './ink.ts';
import type { DrawSprite } from './paintSheet.ts';

/** Scale of the sprite in its cell, and how far down it is moved. */
type Fit = number | readonly [scale: number, dy: number];

/** Draws the given sprites smaller so that their outlines stay inside the cell. */
export function fitSprites(
  sprites: Readonly<Record<string, DrawSprite>>,
  fits: Readonly<Record<string, Fit>>,
): Record<string, DrawSprite> {
  const fitted = { ...sprites };
  for (const [file, fit] of Object.entries(fits)) {
    const draw = sprites[file];
    if (!draw) throw new Error(`There is no sprite ${file} to fit.`);
    const [scale, dy] = typeof fit === 'number' ? [fit, 0] : fit;
    fitted[file] = (frame) => transformShapes(0, dy, scale, scale, 0, draw(frame));
  }
  return fitted;
}
