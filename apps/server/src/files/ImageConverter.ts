/** Converts uploaded images. They are decoded and encoded again, so that metadata and hidden content are removed. */
export interface ImageConverter {
  /**
   * Crops the image to a centered square with sides of this many pixels. Rotates it upright and keeps only the
   * first frame.
   */
  toSquare(bytes: Uint8Array, side: number): Promise<Buffer>;
  /**
   * Shrinks the image to at most this many pixels on each side, without cropping. For game art, where details
   * matter.
   */
  toAsset(bytes: Uint8Array, side: number): Promise<ConvertedImage>;
  /** Renders one of our own SVGs as a PNG at its own size. Never used for uploads. */
  renderSvg(svg: string): Promise<Buffer>;
  /** Fits the whole image into a transparent PNG of exactly this size, centered. */
  toSprite(bytes: Uint8Array, size: { width: number; height: number }): Promise<Buffer>;
  /** Decodes the image to pixels, four bytes each. */
  toPixels(bytes: Uint8Array): Promise<Pixels>;
  /** Encodes pixels as WebP at this width. */
  fromPixels(pixels: Pixels, width: number): Promise<Buffer>;
  /** Scales the image to this width. Smaller images keep their own width. */
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

export interface WithImages {
  images: ImageConverter;
}
