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
      // Use only the nearest mipmap, because a blend of two looks blurred at the usual zoom.
      mipmapFilter: 'nearest',
      autoGenerateMipmaps: options.hasMipmaps,
    }),
  });
}

/** Creates the texture of a text or an emote, which was painted at `resolution` pixels per CSS pixel. */
export function createTextTexture(canvas: HTMLCanvasElement, resolution: number): Texture {
  return createTexture(canvas, { isPixelArt: false, hasMipmaps: false, resolution });
}
