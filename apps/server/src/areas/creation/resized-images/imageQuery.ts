import { z } from 'zod';

/** The widths that pages use. With arbitrary widths, anyone could fill the cache. */
const IMAGE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
const DEFAULT_QUALITY = 75;
const SOURCE_MAX = 300;

const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number);

export const imageQuerySchema = z.strictObject({
  src: z
    .string()
    .max(SOURCE_MAX)
    .describe('Path to an image on this site, such as /art/hero.png, or to an upload'),
  w: wholeNumber.pipe(z.literal(IMAGE_WIDTHS)).describe('Width in pixels'),
  q: wholeNumber.pipe(z.number().max(100)).default(DEFAULT_QUALITY).describe('Quality'),
});
export type ImageQuery = z.infer<typeof imageQuerySchema>;
