import rateLimit from '@fastify/rate-limit';
import { errorSchema, type Endpoint } from '@playloom/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Config } from '../process/config.ts';
import type { WithCounts } from '../redis/SharedCounts.ts';
import { checkMediaType } from './checkMediaType.ts';
import { createRateLimitStore } from './createRateLimitStore.ts';
import { checkOrigin, isSafeMethod, rejectOtherSites } from './checkOrigin.ts';
import { getNetworkKey } from './clientAddress.ts';
import { JsonText } from './JsonText.ts';
import { NotFound, NotSignedIn } from './errors.ts';
import { rewriteOrigins } from './rewriteOrigins.ts';
import type { RouteCall, EndpointRateLimit, Route } from './route.ts';
import { runRoute } from './runRoute.ts';
import type { SessionReader } from './session.ts';

const NO_HEADERS = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** Installs the rate limiter. Each route declares its limit with `toRateLimitConfig`. */
export async function installRateLimit(app: FastifyInstance, { counts }: WithCounts): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    store: createRateLimitStore(counts),
    keyGenerator: (request) => getNetworkKey(request.ip),
    // Callers below the limit do not need the remaining count, which would add bytes to every response.
    addHeadersOnExceeding: NO_HEADERS,
  });
}

export function toRateLimitConfig({ max, windowMs }: EndpointRateLimit, { rateLimitScale }: Config) {
  return { rateLimit: { max: max * rateLimitScale, timeWindow: windowMs } };
}

/**
 * Registers every route of the route table. The rate limit, origin, session and access are checked here for all of
 * them.
 */
export function registerRoutes(
  app: FastifyInstance,
  config: Config,
  readSession: SessionReader,
  routes: Route[],
): void {
  for (const route of routes) registerRoute(app, config, readSession, route);
}

/** Responds to unknown API paths with an API error instead of a page. */
export function rejectUnknownCalls(app: FastifyInstance): void {
  app.all('/api/*', { schema: { hide: true } }, async () => {
    throw NotFound();
  });
}

function registerRoute(app: FastifyInstance, config: Config, readSession: SessionReader, route: Route): void {
  const { endpoint, limit } = route;
  app.withTypeProvider<ZodTypeProvider>().route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      tags: [endpoint.tag],
      summary: endpoint.summary,
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { 200: endpoint.response, '4xx': errorSchema, '5xx': errorSchema },
    },
    config: { ...toRateLimitConfig(limit, config), endpoint, hasDocument: route.hasDocument ?? false },
    ...(route.bodyLimit ? { bodyLimit: route.bodyLimit } : {}),
    // Checked before the body is read, so that pages of other sites can't make the server parse anything.
    ...(isSafeMethod(endpoint.method)
      ? {}
      : {
          preParsing: async (request: FastifyRequest) => {
            checkOrigin(config, request);
            checkMediaType(endpoint, request);
            if (route.bodyLimit && !(await readSession(request))) throw NotSignedIn();
          },
        }),
    ...(route.changesState && { onRequest: async (request: FastifyRequest) => rejectOtherSites(request) }),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { params, query, body } = request;
      const call = { params, query, body, request, reply } as RouteCall<Endpoint>;
      const answer = await runRoute(route, () => readSession(request), call);
      if (answer instanceof JsonText) return reply.type('application/json; charset=utf-8').send(answer.text);
      return rewriteOrigins(config, request.host, answer);
    },
  });
}
