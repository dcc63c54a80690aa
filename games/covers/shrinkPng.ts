import { loadSharp } from '../art/kit/loadSharp.ts';

/** The same picture in at most 256 colours: a third of the bytes, and nobody sees it. */
export function shrinkPng(png: Buffer): Promise<Buffer> {
  return loadSharp()(png).png({ palette: true, quality: 95, effort: 10, dither: 0.6 }).toBuffer();
}
