import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { NotFound } from '../../../http/errors.ts';
import { IMAGE_RATE_LIMIT } from '../../../http/limits.ts';
import { type PanelOrigins, resolvePanelOrigins } from '../../../http/resolveSiteOrigins.ts';
import { toRateLimitConfig } from '../../../http/registerRoutes.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithSecrets } from '../../../process/Secrets.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithDocuments } from '../documents/DocumentThreads.ts';
import { authorizeReleaseRead } from '../releases/authorizeReleaseRead.ts';
import { renderPanelPage, renderPanelPreviewPage } from './renderPanelPage.ts';
import { readPanel } from './readPanel.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/**
 * For the preview page, whose address has no version. It changes when the script that connects panels to the game
 * changes.
 */
const HOUR_CACHING = 'public, max-age=3600';
const PRIVATE_CACHING = 'private, max-age=43200, immutable';

const paramsSchema = z.strictObject({
  gameId: z.string().max(64),
  release: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
  name: z.string().max(64),
});

/** The signature of a release's address, for games that are not public. It also covers the panels of the release. */
const querySchema = z.strictObject({
  expires: z.string().max(20).optional(),
  signature: z.string().max(100).optional(),
});

/**
 * Makes the Content Security Policy of a creator's panel, which may only run its own script and show its own images.
 * The sandbox applies even when the address is opened in its own tab.
 */
function makePanelPolicy({ uiOrigin, parents }: PanelOrigins): string {
  return [
    "default-src 'none'",
    "script-src 'unsafe-inline'",
    "style-src 'unsafe-inline'",
    `img-src data: blob: ${uiOrigin}/files/`,
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${parents}`,
    'sandbox allow-scripts',
  ].join('; ');
}

/** Serves creators' HTML. `registerUserContentRoutes` ensures that this happens only on the origin for user content. */
export function registerPanelRoutes(
  app: FastifyInstance,
  services: WithConfig & WithSecrets & WithClock & WithDatabase & WithDocuments,
): void {
  const { config } = services;
  const policyFor = ({ host }: FastifyRequest) => makePanelPolicy(resolvePanelOrigins(config, host));
  app.get<{ Params: z.output<typeof paramsSchema>; Querystring: z.output<typeof querySchema> }>(
    '/panels/:gameId/:release/:name',
    {
      schema: { hide: true, params: paramsSchema, querystring: querySchema },
      config: toRateLimitConfig(IMAGE_RATE_LIMIT, config),
    },
    async (request, reply) => {
      const { gameId, release, name } = request.params;
      const reader = await authorizeReleaseRead(services, request.params, request.query);
      if (reader === null) throw NotFound();
      const html = await readPanel(services, gameId, release, name);
      if (html === null) throw NotFound();
      const caching = reader === 'everybody' ? IMMUTABLE : PRIVATE_CACHING;
      return sendPanel(reply, policyFor(request), caching, renderPanelPage(html));
    },
  );
  app.get(
    '/panels/preview',
    { schema: { hide: true }, config: toRateLimitConfig(IMAGE_RATE_LIMIT, config) },
    async (request, reply) => sendPanel(reply, policyFor(request), HOUR_CACHING, renderPanelPreviewPage()),
  );
}

function sendPanel(reply: FastifyReply, policy: string, caching: string, page: string): FastifyReply {
  return reply
    .header('cache-control', caching)
    .header('content-security-policy', policy)
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('referrer-policy', 'no-referrer')
    .removeHeader('cross-origin-opener-policy')
    .type('text/html; charset=utf-8')
    .send(page);
}
