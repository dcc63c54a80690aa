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
      // Between two sizes the nearer one: a mix of both is soft at the usual zoom.
      mipmapFilter: 'nearest',
      autoGenerateMipmaps: options.hasMipmaps,
    }),
  });
}

/** Of a text or an emote: as many pixels for each CSS pixel as the screen has. */
export function createTextTexture(canvas: HTMLCanvasElement, resolution: number): Texture {
  return createTexture(canvas, { isPixelArt: false, hasMipmaps: false, resolution });
}
