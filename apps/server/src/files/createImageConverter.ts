import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { PictureNotReadable, PictureTooLarge, Unavailable } from '../http/errors.ts';
import { createTurns, type TurnLimits } from './createTurns.ts';
import type { ImageConverter } from './ImageConverter.ts';

const MEGAPIXEL = 1_000_000;
export const PIXELS_MAX = 16 * MEGAPIXEL;
const DECODE_SECONDS_MAX = 10;
const PICTURE_QUALITY = 82;
const TURNS: TurnLimits = { atOnce: 2, inLine: 32 };

/** What may be inside, told by the content; names and declared types are not looked at. */
const READABLE = new Set(['image/png', 'image/apng', 'image/jpeg', 'image/webp', 'image/gif']);
const DECODERS = ['Png', 'Jpeg', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`);

export function createImageConverter(turns = createTurns(TURNS)): ImageConverter {
  lockDecoders();
  const convert = async (bytes: Uint8Array, change: (image: Sharp) => Sharp): Promise<Buffer> => {
    const type = await fileTypeFromBuffer(bytes);
    if (!type || !READABLE.has(type.mime)) throw PictureNotReadable();
    const turn = turns.take(() =>
      change(
        sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'warning', pages: 1 })
          .timeout({ seconds: DECODE_SECONDS_MAX })
          .autoOrient(),
      )
        .toBuffer()
        .catch(refuse),
    );
    if (!turn) throw Unavailable();
    return turn;
  };
  return {
    toSquare: (bytes, side) =>
      convert(bytes, (image) =>
        image.resize(side, side, { fit: 'cover' }).webp({ quality: PICTURE_QUALITY }),
      ),
    toWidth: (bytes, { width, quality }) =>
      convert(bytes, (image) => image.resize({ width, withoutEnlargement: true }).webp({ quality })),
  };
}

/** The library reads many more formats, each with weaknesses of its own: those are switched off altogether. */
function lockDecoders(): void {
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
}

function refuse(error: Error): never {
  throw /pixel limit/.test(error.message) ? PictureTooLarge() : PictureNotReadable();
}
