/** Turns pictures of any origin into clean WebP: decoded and encoded anew, so nothing else in them survives. */
export interface ImageConverter {
  /** The middle of the picture as a square of this many pixels, upright, first frame only. */
  toSquare(bytes: Uint8Array, side: number): Promise<Buffer>;
  /** The whole picture, no larger than the side: pictures of games, whose every pixel may count. */
  toAsset(bytes: Uint8Array, side: number): Promise<ConvertedImage>;
  /** A drawing (SVG) of our own, as large as it says, as PNG. What people send never goes this way. */
  renderSvg(svg: string): Promise<Buffer>;
  /** The whole picture, in the middle of a clear rectangle of exactly this size, as a PNG. */
  toSprite(bytes: Uint8Array, size: { width: number; height: number }): Promise<Buffer>;
  /** The picture as pixels, four bytes each. */
  toPixels(bytes: Uint8Array): Promise<Pixels>;
  /** Pixels as WebP of this width. */
  fromPixels(pixels: Pixels, width: number): Promise<Buffer>;
  /** The whole picture at this width, or at its own where that is smaller. */
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
