import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { apiLimits, LIVE_SOCKET_PATH } from '@playloom/api-contract';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { constants } from 'node:zlib';
import { registerClientRoutes } from '../engines/registerClientRoutes.ts';
import { registerImageRoutes } from '../areas/creation/resized-images/registerImageRoutes.ts';
import { DRAFT_SOCKETS_PATH } from '../areas/creation/drafts/DraftHub.ts';
import { installForumLogin } from '../areas/identity/forum-login/installForumLogin.ts';
import { GUEST_ROOMS_PATH } from '../areas/play/joining/guestRooms.ts';
import { registerReleaseRoutes } from '../areas/creation/releases/registerReleaseRoutes.ts';
import { registerLibraryAssetRoutes } from '../areas/creation/asset-library/registerLibraryAssetRoutes.ts';
import { registerPanelRoutes } from '../areas/creation/panels/registerPanelRoutes.ts';
import { installPaymentsWebhook } from '../areas/economy/payments/installPaymentsWebhook.ts';
import { platformRoutes } from './platformRoutes.ts';
import type { AppServices } from './AppServices.ts';
import type { WithConfig } from '../process/config.ts';
import type { WithLog } from '../process/createLogger.ts';
import { createMutableLog } from '../process/createMutableLog.ts';
import { installContentSecurity } from '../http/contentSecurity.ts';
import { createInternalApiClients } from '../http/createInternalApiClients.ts';
import { registerDocumentBodyParser } from '../areas/creation/documents/registerDocumentBodyParser.ts';
import { installErrorHandler } from '../http/errorHandler.ts';
import { escapeMalformedUrl } from '../http/escapeMalformedUrl.ts';
import { installHealth } from './installHealth.ts';
import { installOpenApi } from '../http/installOpenApi.ts';
import { installRequestLogging } from '../http/installRequestLogging.ts';
import { registerUserContentRoutes } from '../files/registerUserContentRoutes.ts';
import { FORM_FIELD_BYTES_MAX, JSON_BODY_BYTES_MAX } from '../http/limits.ts';
import { rejectMalformedUrl, rejectMalformedRequest } from '../http/rejectMalformedRequest.ts';
import { installRateLimit, rejectUnknownCalls, registerRoutes } from '../http/registerRoutes.ts';
import { createSessionReader } from '../areas/identity/sessions/sessions.ts';
import { toTrustProxyOption } from '../http/toTrustProxyOption.ts';
import { installUpgradeRouter } from '../http/upgradeTable.ts';
import { getSiteRoot } from '../http/webRoot.ts';
import type { App } from '../http/App.ts';

const REQUEST_TIMEOUT_MS = 60_000;
const CONNECTION_TIMEOUT_MS = 120_000;
const BROTLI_QUALITY = 4;

/** Builds the whole API on one Fastify instance, without pages and without a port. */
export async function createApp(services: AppServices, { isDevelopment = false } = {}): Promise<App> {
  const { config } = services;
  const requestLog = createMutableLog(services.log);
  const app = createServer({ config, log: requestLog.log });
  // Requests that are cut off now fail, because what they need is closed.
  app.addHook('preClose', async () => requestLog.mute());
  installErrorHandler(app);
  installRequestLogging(app, services.metrics);
  const security = await installContentSecurity(app, config, isDevelopment);
  await installBodies(app);
  registerDocumentBodyParser(app, services);
  await installRateLimit(app, services);
  app.addHook('onRequest', (request, _reply, done) => {
    services.addresses.watchCall(request);
    done();
  });
  installHealth(app, services);
  await installOpenApi(app, config);
  await registerUserContentRoutes(app, services);
  await registerImageRoutes(app, services, getSiteRoot(isDevelopment));
  registerLibraryAssetRoutes(app, services);
  await registerClientRoutes(app, services);
  registerReleaseRoutes(app, services);
  registerPanelRoutes(app, services);
  await installPaymentsWebhook(app, services);
  installForumLogin(app, services);
  const routes = platformRoutes(services);
  const readSession = createSessionReader(services);
  registerRoutes(app, config, readSession, routes);
  rejectUnknownCalls(app);
  const internalCalls = createInternalApiClients({ app, config, routes, readSession });
  const upgrades = installUpgradeRouter(app, config);
  upgrades.add({
    prefix: '/rooms/',
    handle: (request, socket, head) => services.rooms.forwardUpgrade(request, socket, head),
  });
  upgrades.add({
    prefix: GUEST_ROOMS_PATH,
    isForAnySite: true,
    handle: (request, socket, head) => services.rooms.forwardUpgrade(request, socket, head),
  });
  upgrades.add({
    prefix: DRAFT_SOCKETS_PATH,
    handle: (request, socket, head) => services.drafts.handleUpgrade(request, socket, head),
  });
  upgrades.add({
    prefix: LIVE_SOCKET_PATH,
    handle: (request, socket, head) => services.live.handleUpgrade(request, socket, head),
  });
  return { server: app, security, internalCalls, upgrades };
}

function createServer({ config, log }: WithConfig & WithLog): FastifyInstance {
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    // Fastify's own request log would include query strings; `installRequestLogging` writes ours.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: toTrustProxyOption(config.trustProxy),
    bodyLimit: JSON_BODY_BYTES_MAX,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    rewriteUrl: escapeMalformedUrl,
    frameworkErrors: rejectMalformedUrl,
    clientErrorHandler: rejectMalformedRequest,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  return app;
}

async function installBodies(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
  // Responses to calls are not compressed: they are small, and the size of a compressed response can leak
  // secrets.
  app.addHook('onRoute', (route) => {
    if (!route.config?.endpoint) route.compress ??= {};
  });
  // With its defaults, the compressor holds back a streamed page until it ends.
  await app.register(compress, {
    global: false,
    encodings: ['br', 'gzip'],
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    },
  });
  await app.register(multipart, {
    limits: {
      fileSize: apiLimits.IMAGE_BYTES_MAX,
      files: 1,
      fields: 4,
      fieldSize: FORM_FIELD_BYTES_MAX,
      parts: 5,
    },
  });
}
