import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { isDatabaseReady } from '../storage/isDatabaseReady.ts';
import { isFromThisMachine } from './clientAddress.ts';
import { NotFound } from './errors.ts';

export function installHealth(app: FastifyInstance, { config, db, metrics }: Services): void {
  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, async (_request, reply) => reply.type('text/plain').send('ok'));
  app.get('/readyz', hidden, async (_request, reply) => {
    const ready = await isDatabaseReady(db);
    return reply
      .code(ready ? 200 : 503)
      .type('text/plain')
      .send(ready ? 'ready' : 'database not reachable');
  });
  app.get('/metrics', hidden, async (request, reply) => {
    if (!isFromThisMachine(request) && !hasToken(request, config.metricsToken)) throw NotFound();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

function hasToken(request: FastifyRequest, token: string | undefined): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return token !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted);
}
