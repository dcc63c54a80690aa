import rateLimit from '@fastify/rate-limit';
import { errorSchema } from '@playloom/api-contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Services } from '../services.ts';
import { checkOrigin } from './checkOrigin.ts';
import { networkOf } from './clientAddress.ts';
import { NotFound, NotSignedIn } from './errors.ts';
import type { PublicCall, Route } from './route.ts';
import { readSession } from './session.ts';
import type { Endpoint } from '@playloom/api-contract';

/** Registers every row of the route table: limit, origin, session and access are checked here, once for all. */
export async function registerRoutes(
  app: FastifyInstance,
  services: Services,
  routes: Route[],
  isInternal: (headers: Record<string, unknown>) => boolean,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => networkOf(request.ip),
    allowList: (request) => isInternal(request.headers),
  });
  // An unknown call is answered in the API's own words, not with a page.
  app.all('/api/*', { schema: { hide: true } }, async () => {
    throw NotFound();
  });
  const typed = app.withTypeProvider<ZodTypeProvider>();
  for (const { endpoint, access, limit, handle } of routes) {
    typed.route({
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
      config: { rateLimit: { max: limit.max * services.config.rateLimitScale, timeWindow: limit.windowMs } },
      // Before the body is read: a foreign page must not even cause the parsing.
      preParsing: async (request) => checkOrigin(services.config, request),
      handler: async (request, reply) => {
        const signedIn = await readSession(services, request);
        if (access === 'signed-in' && !signedIn) throw NotSignedIn();
        reply.header('cache-control', 'no-store');
        const { params, query, body } = request;
        return handle({ params, query, body, request, reply, signedIn } as PublicCall<Endpoint>);
      },
    });
  }
}
