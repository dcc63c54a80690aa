import { CSRF_HEADER } from '@playloom/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { storeTape } from '../rooms-gateway/storeTape.ts';
import type { WithConfig } from '../process/config.ts';
import type { WithClock } from '../process/clock.ts';
import type { WithDatabase } from '../storage/openDatabase.ts';
import type { WithMetrics } from '../http/createMetrics.ts';
import type { WithObjects } from '../object-store/ObjectStore.ts';
import type { WithRooms } from '../rooms-gateway/RoomsGateway.ts';
import type { Mailer } from '../mail/Mail.ts';
import type { WithRedis } from '../redis/connectRedis.ts';
import { installMetrics } from '../http/installMetrics.ts';
import { installReadiness } from '../http/installReadiness.ts';
import { isOperatorRequest } from '../http/isOperatorRequest.ts';
import { CrossSiteRequest, NotFound } from '../http/errors.ts';
import { listWebChecks } from './readinessChecks.ts';
import { RoomNotFound } from '../areas/play/playtests/seatErrors.ts';

export function installHealth(
  app: FastifyInstance,
  services: WithConfig &
    WithClock &
    WithDatabase &
    WithMetrics &
    WithObjects &
    WithRedis &
    WithRooms & { mail: Mailer },
): void {
  const { config, metrics } = services;
  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, async (_request, reply) => reply.type('text/plain').send('ok'));
  const checks = listWebChecks(services);
  installReadiness(app, config, checks);
  installMetrics(app, config, metrics.registry, checks);
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
  if (!isOperatorRequest(request, token)) throw NotFound();
}
