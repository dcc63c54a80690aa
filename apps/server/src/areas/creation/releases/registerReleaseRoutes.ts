import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ReleaseNotFound } from './releaseErrors.ts';
import { READ_RATE_LIMIT } from '../../../http/limits.ts';
import { toRateLimitConfig } from '../../../http/registerRoutes.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithSecrets } from '../../../process/Secrets.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { findReleaseProjection } from '../games/gameQueries.ts';
import { authorizeReleaseRead } from './authorizeReleaseRead.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For signed addresses, which belong to one visitor and expire. */
const PRIVATE_CACHING = 'private, max-age=43200, immutable';

const paramsSchema = z.strictObject({
  gameId: z.string().max(64),
  release: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
});
const querySchema = z.strictObject({
  expires: z.string().max(20).optional(),
  signature: z.string().max(100).optional(),
});

/**
 * Serves the client projection of a release. It ignores cookies and is the same for all visitors, so it can be cached
 * anywhere.
 */
export function registerReleaseRoutes(
  app: FastifyInstance,
  services: WithConfig & WithSecrets & WithClock & WithDatabase,
): void {
  const { db, config } = services;
  app.get<{ Params: z.output<typeof paramsSchema>; Querystring: z.output<typeof querySchema> }>(
    '/api/game-client/cached/:gameId/:release/',
    {
      schema: {
        tags: ['games'],
        summary:
          'Returns the parts of a release that a browser needs, without rules, scripts, or hidden data',
        params: paramsSchema,
        querystring: querySchema,
      },
      config: toRateLimitConfig(READ_RATE_LIMIT, config),
    },
    async (request, reply) => {
      const { gameId, release } = request.params;
      const reader = await authorizeReleaseRead(services, request.params, request.query);
      if (reader === null) throw ReleaseNotFound();
      const found = await findReleaseProjection(db, gameId, release);
      if (!found) throw ReleaseNotFound();
      const etag = `"${found.documentHash}"`;
      reply
        .header('cache-control', reader === 'everybody' ? IMMUTABLE : PRIVATE_CACHING)
        .header('etag', etag)
        // Exported games load releases from any site.
        .header('access-control-allow-origin', '*');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(found.projection);
    },
  );
}
