import type { FastifyInstance } from 'fastify';
import type { Metrics } from './createMetrics.ts';

/** Monitoring calls these every few seconds; they would hide the rest of the log. */
const NOT_LOGGED = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Counts and logs every response by its route pattern instead of its URL, which can contain names, tokens and
 * search terms.
 */
export function installRequestLogging(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const status = reply.statusCode;
    metrics.requestSeconds.observe({ method, route, status: String(status) }, reply.elapsedTime / 1000);
    if (!NOT_LOGGED.has(route))
      request.log.debug({ method, route, status, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
}
