import { loadSharp } from '../draw/loadSharp.ts';

/** Reduces an image to 256 colors. It then has a third of the bytes, without a visible difference. */
export function shrinkPng(png: Buffer): Promise<Buffer> {
  return loadSharp()(png).png({ palette: true, quality: 95, effort: 10, dither: 0.6 }).toBuffer();
}
