import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { NotFound } from '../../../http/errors.ts';
import { IMAGE_RATE_LIMIT } from '../../../http/limits.ts';
import { toRateLimitConfig } from '../../../http/registerRoutes.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithFiles } from '../../../files/FileStore.ts';
import type { WithImages } from '../../../files/ImageConverter.ts';
import type { FastifyInstance } from 'fastify';
import { createImageCache } from './createImageCache.ts';
import { imageQuerySchema, type ImageQuery } from './imageQuery.ts';
import { readImageSource } from './readImageSource.ts';

const MEGABYTE = 1024 * 1024;
const CACHE_BYTES_MAX = 256 * MEGABYTE;
const CACHE_CONTROL = 'public, max-age=2592000';

/** Serves `/image`, which returns an image of the site from `siteRoot`, or an upload, in one of the fixed widths. */
export async function registerImageRoutes(
  app: FastifyInstance,
  { config, log, files, images }: WithConfig & WithLog & WithFiles & WithImages,
  siteRoot: string,
): Promise<void> {
  const cache = await createImageCache(join(config.dataDir, 'cache', 'images'), CACHE_BYTES_MAX);
  const sources = { siteRoot, files, uiOrigin: config.uiOrigin };
  const readOrMake = async (
    name: string,
    source: Uint8Array,
    options: { width: number; quality: number },
  ) => {
    const known = await cache.read(name);
    if (known) return known;
    const made = await images.toWidth(source, options);
    // Without space for the cache, images are made again for each request.
    await cache.store(name, made).catch((error: unknown) => log.warn({ err: error }, 'image cache'));
    return made;
  };
  app.get<{ Querystring: ImageQuery }>(
    '/image',
    {
      schema: {
        tags: ['site'],
        summary: 'Returns an image as WebP in one of the fixed widths',
        querystring: imageQuerySchema,
      },
      config: toRateLimitConfig(IMAGE_RATE_LIMIT, config),
    },
    async (request, reply) => {
      const { src, w: width, q: quality } = request.query;
      const source = await readImageSource(sources, src);
      if (!source) throw NotFound();
      const name = `${createHash('sha256').update(source).digest('hex')}-${width}-${quality}.webp`;
      const etag = `"${name}"`;
      const isCachedByBrowser = request.headers['if-none-match'] === etag;
      const image = isCachedByBrowser ? null : await readOrMake(name, source, { width, quality });
      reply.header('cache-control', CACHE_CONTROL).header('etag', etag);
      return image ? reply.type('image/webp').send(image) : reply.code(304).send();
    },
  );
}
