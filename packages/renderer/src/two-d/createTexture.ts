import { ImageSource, Texture } from 'pixi.js';

export function createTexture(
  resource: HTMLImageElement | HTMLCanvasElement,
  options: { readonly isPixelArt: boolean; readonly hasMipmaps: boolean; readonly resolution?: number },
): Texture {
  return new Texture({
    source: new ImageSource({
      resource,
      resolution: options.resolution ?? 1,
      scaleMode: options.isPixelArt ? 'nearest' : 'linear',
      // Use the nearest mipmap: a blend of two is blurred at the usual zoom.
      mipmapFilter: 'nearest',
      autoGenerateMipmaps: options.hasMipmaps,
    }),
  });
}

/** For a text or an emote: as many pixels per CSS pixel as the screen has. */
export function createTextTexture(canvas: HTMLCanvasElement, resolution: number): Texture {
  return createTexture(canvas, { isPixelArt: false, hasMipmaps: false, resolution });
}
