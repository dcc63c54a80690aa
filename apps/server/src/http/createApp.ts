import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { limits } from '@playloom/api-contract';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { constants } from 'node:zlib';
import { platformRoutes } from '../platform/platformRoutes.ts';
import type { Services } from '../services.ts';
import { installContentSecurity, type ContentSecurity } from './contentSecurity.ts';
import { createInternalCalls, type InternalCalls } from './createInternalCalls.ts';
import { installErrorExit } from './errorExit.ts';
import { installHealth } from './installHealth.ts';
import { installOpenApi } from './installOpenApi.ts';
import { installUserContent } from './installUserContent.ts';
import { JSON_BODY_BYTES } from './limits.ts';
import { registerRoutes } from './registerRoutes.ts';
import { trustedProxies } from './trustedProxies.ts';
import { installUpgradeTable } from './upgradeTable.ts';

const REQUEST_TIMEOUT_MS = 60_000;
const CONNECTION_TIMEOUT_MS = 120_000;
const BROTLI_QUALITY = 4;

export interface App {
  server: FastifyInstance;
  security: ContentSecurity;
  internalCalls: InternalCalls;
}

/** The whole API on one Fastify instance, without pages and without a port. */
export async function createApp(services: Services, { isDevelopment = false } = {}): Promise<App> {
  const { config, log } = services;
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    disableRequestLogging: true,
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: JSON_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installErrorExit(app);
  const security = await installContentSecurity(app, config, isDevelopment);
  await app.register(cookie);
  // The defaults of the compressor hold a streamed page back until its end.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    },
  });
  await app.register(multipart, {
    limits: { fileSize: limits.PICTURE_BYTES_MAX, files: 1, fields: 4, parts: 5 },
  });
  const internalCalls = createInternalCalls(app, config);
  const routes = platformRoutes(services);
  installHealth(app, services);
  await installOpenApi(app, config);
  await installUserContent(app, services);
  await registerRoutes(app, services, routes, internalCalls.isInternal);
  installUpgradeTable(app.server, config, []);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const status = String(reply.statusCode);
    services.metrics.requestSeconds.observe(
      { method: request.method, route, status },
      reply.elapsedTime / 1000,
    );
    if (route !== '/healthz' && route !== '/readyz') {
      request.log.debug(
        { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        'answered',
      );
    }
    done();
  });
  return { server: app, security, internalCalls };
}
