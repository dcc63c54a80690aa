import { timingSafeEqual } from 'node:crypto';
import { CSRF_HEADER } from '@playloom/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { storeTape } from '../rooms-gateway/storeTape.ts';
import type { WithConfig } from '../process/config.ts';
import type { WithClock } from '../process/clock.ts';
import type { WithDatabase } from '../storage/openDatabase.ts';
import type { WithMetrics } from '../http/createMetrics.ts';
import type { WithRooms } from '../rooms-gateway/RoomsGateway.ts';
import { isDatabaseReady } from '../storage/isDatabaseReady.ts';
import { isLoopbackRequest } from '../http/clientAddress.ts';
import { CrossSiteRequest, NotFound } from '../http/errors.ts';
import { RoomNotFound } from '../areas/play/playtests/seatErrors.ts';

export function installHealth(
  app: FastifyInstance,
  services: WithConfig & WithClock & WithDatabase & WithMetrics & WithRooms,
): void {
  const { config, db, metrics } = services;
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
    checkOperator(request, config.metricsToken);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  // Stores the recording of a room. `curl -X POST -H 'x-playloom: 1' http://localhost:3000/operator/tapes/<room>`
  const fromShell = { ...hidden, onRequest: rejectBrowserRequests };
  app.post<{ Params: { roomId: string } }>('/operator/tapes/:roomId', fromShell, async (request, reply) => {
    checkOperator(request, config.metricsToken);
    const file = await storeTape(services, request.params.roomId);
    if (file === null) throw RoomNotFound();
    return reply.type('text/plain').send(`${file}\n`);
  });
}

/**
 * Operators call from a shell. A request with browser headers comes from a website, which must not get the access
 * that this machine has.
 */
async function rejectBrowserRequests({ headers }: FastifyRequest): Promise<void> {
  const isFromPage = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
  if (isFromPage || headers[CSRF_HEADER] === undefined) throw CrossSiteRequest();
}

/** Allows only this machine or the operator's token; all others get a 404. */
function checkOperator(request: FastifyRequest, token: string | undefined): void {
  if (!isLoopbackRequest(request) && !hasToken(request, token)) throw NotFound();
}

function hasToken(request: FastifyRequest, token: string | undefined): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return token !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted);
}
