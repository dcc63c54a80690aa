import { ImageSource, Texture } from 'pixi.js';

/** The largest side every device of the last ten years can hold. */
export const TEXTURE_SIDE_MAX = 4096;

export function createTexture(
  resource: HTMLImageElement | HTMLCanvasElement,
  options: { readonly isPixelArt: boolean; readonly hasMipmaps: boolean; readonly resolution?: number },
): Texture {
  return new Texture({
    source: new ImageSource({
      resource,
      resolution: options.resolution ?? 1,
      scaleMode: options.isPixelArt ? 'nearest' : 'linear',
      // Between two sizes the nearer one: a mix of both is soft at the usual zoom.
      mipmapFilter: 'nearest',
      autoGenerateMipmaps: options.hasMipmaps,
    }),
  });
}

export function createCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  return canvas;
}

export function readContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas.');
  return context;
}
