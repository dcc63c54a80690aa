import { drawingPath, librarySides, type LibraryShelfName } from '@playloom/api-contract';
import type { FastifyInstance } from 'fastify';
import { DAY } from '../../clock.ts';
import { NotFound } from '../../http/errors.ts';
import { IMAGES } from '../../http/limits.ts';
import { limitTo } from '../../http/registerRoutes.ts';
import type { Services } from '../../services.ts';
import { drawSvg } from './drawSvg.ts';

const SHOWN_SIDE = 64;
const FRESH_SECONDS = (30 * DAY) / 1000;

/** Drawings to look at. Opened by itself a drawing can do nothing: no script, no frame, no request. */
export function installDrawings(app: FastifyInstance, { config, library }: Services): void {
  app.get<{ Params: { shelf: string; name: string } }>(
    drawingPath(':shelf' as LibraryShelfName, ':name'),
    { schema: { hide: true }, config: limitTo(IMAGES, config) },
    async (request, reply) => {
      const { shelf: shelfName, name } = request.params;
      if (!isShelf(shelfName)) throw NotFound();
      const shelf = await library.open(shelfName);
      const drawing = shelf.drawings.get(name);
      if (!drawing) throw NotFound();
      return reply
        .header('cache-control', `public, max-age=${FRESH_SECONDS}`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type('image/svg+xml')
        .send(drawSvg(shelf, drawing, SHOWN_SIDE));
    },
  );
}

function isShelf(name: string): name is LibraryShelfName {
  return Object.hasOwn(librarySides, name);
}
