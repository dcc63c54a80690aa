import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageHandler, PublicConfig } from '@playloom/api-contract';
import type { Config, WithConfig } from '../process/config.ts';
import type { Portal } from '../process/configSchemas.ts';
import { exitCodes } from '../process/exitCodes.ts';
import { StartFailure } from '../process/StartFailure.ts';
import { servePage } from './servePage.ts';
import { isFromOurPages, isSafeMethod } from './checkOrigin.ts';
import {
  type AddressWatcher,
  REDIRECTED_COOKIE,
  REDIRECTED_COOKIE_SECONDS,
  type WithAddresses,
} from './createAddressWatcher.ts';
import type { App } from './App.ts';
import { CrossSiteRequest } from './errors.ts';
import { PAGE_RATE_LIMIT } from './limits.ts';
import { toRateLimitConfig } from './registerRoutes.ts';
import { BUILD_ROOT, getSiteRoot, WEB_ROOT } from './webRoot.ts';

const IMMUTABLE_SECONDS = 365 * 24 * 3600;
const HOUR_SECONDS = 3600;
const HOT_UPDATES = '__hmr';

/** The server build of the web app. Only its page handler is used. */
interface WebBuild {
  entry: { module: { createPageHandler(build: WebBuild, mode: string): PageHandler } };
}

/** Serves the React site: built files as they are, and every other path rendered by the web app. */
export async function installPages(
  app: App,
  { config, addresses }: WithConfig & WithAddresses,
  isDevelopment: boolean,
): Promise<void> {
  const readHandler = isDevelopment ? await installDevelopment(app) : await installProduction(app);
  const pages = { app, config, publicConfig: presentConfig(config, isDevelopment), readHandler };
  await app.server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body is not parsed here: the page's action reads it.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      schema: { hide: true },
      config: toRateLimitConfig(PAGE_RATE_LIMIT, config),
      // A plain HTML form cannot send our header, so its origin is checked instead.
      onRequest: async (request, reply) => {
        if (isSafeMethod(request.method)) return redirectToSite(addresses, request, reply);
        if (!isFromOurPages(config, request)) throw CrossSiteRequest();
      },
      handler: (request, reply) => servePage(pages, request, reply),
    });
  });
}

/**
 * Redirects to PUBLIC_URL if needed. The redirect is temporary and not cached, because the operator may change
 * PUBLIC_URL.
 */
function redirectToSite(
  addresses: AddressWatcher,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  const address = addresses.findBetterAddress(request);
  if (address === null) return undefined;
  return reply
    .setCookie(REDIRECTED_COOKIE, '1', {
      path: '/',
      maxAge: REDIRECTED_COOKIE_SECONDS,
      httpOnly: true,
      sameSite: 'lax',
    })
    .header('cache-control', 'no-store')
    .redirect(address, 307);
}

async function installProduction(app: App): Promise<() => Promise<PageHandler>> {
  const serverBuild = join(BUILD_ROOT, 'server', 'index.js');
  if (!existsSync(serverBuild))
    throw new StartFailure(
      'The pages are not built. Run npm start, which builds them.',
      exitCodes.pagesNotBuilt,
    );
  const root = getSiteRoot(false);
  const hashedFiles = join(root, 'assets');
  await app.server.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}'],
    setHeaders(reply, path) {
      reply.header(
        'cache-control',
        path.startsWith(hashedFiles)
          ? `public, max-age=${IMMUTABLE_SECONDS}, immutable`
          : `public, max-age=${HOUR_SECONDS}`,
      );
    },
  });
  const build = (await import(serverBuild)) as WebBuild;
  const handler = build.entry.module.createPageHandler(build, 'production');
  return async () => handler;
}

async function installDevelopment(app: App): Promise<() => Promise<PageHandler>> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: WEB_ROOT,
    configFile: join(WEB_ROOT, 'vite.config.ts'),
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server: app.server.server, path: HOT_UPDATES },
      // Turns off Vite's host check, because the server checks hosts itself.
      allowedHosts: true,
    },
  });
  // Vite handles its own sockets. This entry only keeps the upgrade table from rejecting them.
  app.upgrades.add({ prefix: `/${HOT_UPDATES}`, handle: () => undefined });
  app.server.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) return done();
    vite.middlewares(request.raw, reply.raw, (error?: Error) => done(error));
  });
  app.server.addHook('preClose', () => vite.close());
  return async () => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as WebBuild;
    return build.entry.module.createPageHandler(build, 'development');
  };
}

function presentConfig(config: Config, isDevelopment: boolean): PublicConfig {
  return {
    publicUrl: config.publicUrl,
    uiOrigin: config.uiOrigin,
    communityUrl: config.communityUrl ?? null,
    featureRequestUrl: config.featureRequestUrl ?? null,
    forumUrl: config.forumUrl ?? null,
    iosAppUrl: config.iosAppUrl ?? null,
    androidAppUrl: config.androidAppUrl ?? null,
    bootcampUrl: config.bootcampUrl ?? null,
    socialLinks: config.socialLinks,
    portals: { a: presentPortal(config.portals.a), b: presentPortal(config.portals.b) },
    walletParents: config.walletIssuers.flatMap(({ name, origins }) =>
      origins.map((origin) => ({ name, origin })),
    ),
    agentEnvironment: config.agentEnvironment,
    isDevelopment,
  };
}

function presentPortal({ name, patterns, sdkUrl }: Portal): PublicConfig['portals']['a'] {
  return { name, patterns, sdkUrl: sdkUrl ?? null };
}
