import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { NotFound } from '../../http/errors.ts';
import { IMAGES } from '../../http/limits.ts';
import { limitTo } from '../../http/registerRoutes.ts';
import type { Services } from '../../services.ts';
import { findPanel } from '../../storage/panelQueries.ts';
import { panelPage } from './panelPage.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

const paramsSchema = z.strictObject({
  gameId: z.string().max(64),
  release: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
  name: z.string().max(64),
});

/**
 * What a creator's panel may do, whatever its HTML says: run its own script and show its own pictures. The
 * sandbox holds even when somebody opens the address in a window of its own.
 */
export function panelPolicy({ uiOrigin, publicUrl }: { uiOrigin: string; publicUrl: string }): string {
  return [
    "default-src 'none'",
    "script-src 'unsafe-inline'",
    "style-src 'unsafe-inline'",
    `img-src data: blob: ${uiOrigin}/files/`,
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${publicUrl}`,
    'sandbox allow-scripts',
  ].join('; ');
}

/** Creators' HTML, on the origin of user content only: `installUserContent` sees to that. */
export function installPanels(app: FastifyInstance, { db, config }: Services): void {
  const policy = panelPolicy(config);
  app.get<{ Params: z.output<typeof paramsSchema> }>(
    '/panels/:gameId/:release/:name',
    { schema: { hide: true, params: paramsSchema }, config: limitTo(IMAGES, config) },
    async (request, reply) => {
      const { gameId, release, name } = request.params;
      const html = await findPanel(db, gameId, release, name);
      if (html === null) throw NotFound();
      return reply
        .header('cache-control', IMMUTABLE)
        .header('content-security-policy', policy)
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('referrer-policy', 'no-referrer')
        .removeHeader('cross-origin-opener-policy')
        .type('text/html; charset=utf-8')
        .send(panelPage(html));
    },
  );
}
