import { getLibraryAssetPath, libraryImageSizes, type LibraryName } from '@playloom/api-contract';
import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../../../process/clock.ts';
import { NotFound } from '../../../http/errors.ts';
import { IMAGE_RATE_LIMIT } from '../../../http/limits.ts';
import { toRateLimitConfig } from '../../../http/registerRoutes.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithLibrary } from './AssetLibraries.ts';
import { renderSvg } from './renderSvg.ts';

const SHOWN_SIDE = 64;
const FRESH_SECONDS = (30 * DAY_MS) / 1000;

/**
 * Serves previews of library assets. An SVG that is opened directly cannot run scripts, embed frames or send requests.
 */
export function registerLibraryAssetRoutes(
  app: FastifyInstance,
  { config, library }: WithConfig & WithLibrary,
): void {
  app.get<{ Params: { shelf: string; name: string } }>( // words: the API names the parameter shelf
    getLibraryAssetPath(':shelf' as LibraryName, ':name'),
    { schema: { hide: true }, config: toRateLimitConfig(IMAGE_RATE_LIMIT, config) },
    async (request, reply) => {
      const { shelf: libraryName, name } = request.params;
      if (!isLibraryName(libraryName)) throw NotFound();
      const assetLibrary = await library.open(libraryName);
      const asset = assetLibrary.assets.get(name);
      if (!asset) throw NotFound();
      return reply
        .header('cache-control', `public, max-age=${FRESH_SECONDS}`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type('image/svg+xml')
        .send(renderSvg(assetLibrary, asset, SHOWN_SIDE));
    },
  );
}

function isLibraryName(name: string): name is LibraryName {
  return Object.hasOwn(libraryImageSizes, name);
}
