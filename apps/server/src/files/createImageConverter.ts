import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { ImageNotReadable, ImageTooLarge, ServiceUnavailable } from '../http/errors.ts';
import { createConcurrencyLimiter, type ConcurrencyLimits } from './createConcurrencyLimiter.ts';
import type { ImageConverter, Pixels } from './ImageConverter.ts';

const MEGAPIXEL = 1_000_000;
const PIXELS_MAX = 16 * MEGAPIXEL;
const DECODE_SECONDS_MAX = 10;
const IMAGE_QUALITY = 82;
const ASSET_QUALITY = 90;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const TURNS: ConcurrencyLimits = { maxConcurrent: 2, maxQueued: 32 };

/** Accepted formats, detected from the content. Names and declared types are ignored. */
const READABLE = new Set(['image/png', 'image/apng', 'image/jpeg', 'image/webp', 'image/gif']);
/** SVG is only for our own files: uploads are checked against `READABLE` before anything is decoded. */
const DECODERS = ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`);

export function createImageConverter(turns = createConcurrencyLimiter(TURNS)): ImageConverter {
  lockDecoders();
  const runLimited = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = turns.run(work);
    if (!turn) throw ServiceUnavailable();
    return turn;
  };
  const convert = async (bytes: Uint8Array, change: (image: Sharp, type: string) => Sharp) => {
    const type = await fileTypeFromBuffer(bytes);
    if (!type || !READABLE.has(type.mime)) throw ImageNotReadable();
    return runLimited(() =>
      change(
        sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'warning', pages: 1 })
          .timeout({ seconds: DECODE_SECONDS_MAX })
          .autoOrient(),
        type.mime,
      )
        .toBuffer({ resolveWithObject: true })
        .catch(rejectUnreadableImage),
    );
  };
  return {
    toSquare: async (bytes, side) =>
      (
        await convert(bytes, (image) =>
          image.resize(side, side, { fit: 'cover' }).webp({ quality: IMAGE_QUALITY }),
        )
      ).data,
    toWidth: async (bytes, { width, quality }) =>
      (await convert(bytes, (image) => image.resize({ width, withoutEnlargement: true }).webp({ quality })))
        .data,
    renderSvg: async (svg) =>
      runLimited(() => sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()),
    toSprite: async (bytes, size) =>
      (
        await convert(bytes, (image) =>
          image.resize({ ...size, fit: 'contain', background: CLEAR }).png({ compressionLevel: 9 }),
        )
      ).data,
    async toPixels(bytes) {
      const { data, info } = await convert(bytes, (image) => image.ensureAlpha().raw());
      return { data, width: info.width, height: info.height };
    },
    fromPixels: async (pixels, width) => runLimited(() => encodePixels(pixels, width)),
    async toAsset(bytes, side) {
      const size = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;
      const { data, info } = await convert(bytes, (image, type) =>
        // JPEGs are already lossy, so they may be compressed again. Pixel art must stay exact.
        type === 'image/jpeg'
          ? image.resize(size).webp({ quality: ASSET_QUALITY })
          : image.resize(size).png({ compressionLevel: 9 }),
      );
      const extension = info.format === 'png' ? 'png' : 'webp';
      return { bytes: data, extension, width: info.width, height: info.height };
    },
  };
}

function encodePixels({ data, width, height }: Pixels, shownWidth: number): Promise<Buffer> {
  const raw = { width, height, channels: 4 as const };
  return sharp(data, { raw }).resize({ width: shownWidth }).webp({ quality: IMAGE_QUALITY }).toBuffer();
}

/** Disables every decoder except those for the accepted formats. The library supports many more formats, each with its own vulnerabilities. */
function lockDecoders(): void {
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
}

function rejectUnreadableImage(error: Error): never {
  throw /pixel limit/.test(error.message) ? ImageTooLarge() : ImageNotReadable();
}
