import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { Config } from '../process/config.ts';
import { type ReadinessCheck, runChecks } from './installReadiness.ts';
import { isOperatorRequest } from './isOperatorRequest.ts';

const DEPENDENCY_UP = 'playloom_dependency_up';

/**
 * Answers `/metrics` with the registry and the state of everything the process depends on. Only this machine and the
 * operator's token may read it; all others get a 404.
 */
export function installMetrics(
  app: FastifyInstance,
  { metricsToken }: Pick<Config, 'metricsToken'>,
  registry: Registry,
  checks: readonly ReadinessCheck[],
): void {
  registerDependencies(registry, checks);
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isOperatorRequest(request, metricsToken)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function registerDependencies(registry: Registry, checks: readonly ReadinessCheck[]): void {
  // A second app of the same process, as in tests, replaces it.
  registry.removeSingleMetric(DEPENDENCY_UP);
  const gauge = new Gauge({
    name: DEPENDENCY_UP,
    help: 'Whether something that this process depends on works. Without a required one, players can’t join',
    labelNames: ['name', 'required'],
    registers: [registry],
    async collect() {
      for (const { name, isRequired, isOk } of await runChecks(checks))
        gauge.set({ name, required: String(isRequired) }, isOk ? 1 : 0);
    },
  });
}
