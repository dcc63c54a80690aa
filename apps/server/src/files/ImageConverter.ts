/**
 * Converts uploaded images to clean WebP. They are decoded and encoded again, so that nothing else in them
 * survives.
 */
export interface ImageConverter {
  /** The center of the image as a square of this many pixels, rotated upright, first frame only. */
  toSquare(bytes: Uint8Array, side: number): Promise<Buffer>;
  /** The whole image, at most this large on each side. For game art, where every pixel may count. */
  toAsset(bytes: Uint8Array, side: number): Promise<ConvertedImage>;
  /** Renders one of our own SVGs as a PNG at its own size. Never used for uploads. */
  renderSvg(svg: string): Promise<Buffer>;
  /** The whole image as a PNG, centered in a transparent rectangle of exactly this size. */
  toSprite(bytes: Uint8Array, size: { width: number; height: number }): Promise<Buffer>;
  /** Decodes the image to pixels, four bytes each. */
  toPixels(bytes: Uint8Array): Promise<Pixels>;
  /** Encodes pixels as WebP at this width. */
  fromPixels(pixels: Pixels, width: number): Promise<Buffer>;
  /** The whole image at this width, or at its own width if that is smaller. */
  toWidth(bytes: Uint8Array, options: { width: number; quality: number }): Promise<Buffer>;
}

interface ConvertedImage {
  bytes: Buffer;
  extension: 'png' | 'webp';
  width: number;
  height: number;
}

/** Red, green, blue and alpha of each pixel, row by row. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}
