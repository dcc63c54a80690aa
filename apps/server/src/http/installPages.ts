import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { PageHandler, PublicConfig } from '@playloom/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { projectRoot, type Config } from '../config.ts';
import type { Services } from '../services.ts';
import type { App } from './createApp.ts';
import { toWebRequest } from './toWebRequest.ts';

const WEB_ROOT = join(projectRoot, 'apps', 'web');
const IMMUTABLE_SECONDS = 365 * 24 * 3600;
const HOUR_SECONDS = 3600;

/** The server build of the web app: only its page handler is used. */
interface WebBuild {
  entry: { module: { createPageHandler(build: WebBuild, mode: string): PageHandler } };
}

/** Serves the React site: built files as they are, every other path rendered by the web app. */
export async function installPages(app: App, { config }: Services, isDevelopment: boolean): Promise<void> {
  const readHandler = isDevelopment ? await installDevelopment(app) : await installProduction(app);
  const publicConfig = presentConfig(config, isDevelopment);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const handle = await readHandler();
    const response = await handle(toWebRequest(request, config), {
      nonce: app.security.nonceOf(reply.raw),
      config: publicConfig,
      api: app.internalCalls.clientFor(request),
      readOpenApi: async () => app.server.swagger(),
    });
    return reply.send(response);
  };
  await app.server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body is left to the page's own action.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', schema: { hide: true }, handler: answer });
  });
}

async function installProduction(app: App): Promise<() => Promise<PageHandler>> {
  const client = join(WEB_ROOT, 'build', 'client');
  const serverBuild = join(WEB_ROOT, 'build', 'server', 'index.js');
  if (!existsSync(serverBuild))
    throw new Error('The web app is not built: run `npm start`, which builds it.');
  await app.server.register(fastifyStatic, {
    root: client,
    wildcard: false,
    index: false,
    setHeaders(reply, path) {
      const isHashed = path.includes(`${join('client', 'assets')}`);
      reply.header(
        'cache-control',
        isHashed ? `public, max-age=${IMMUTABLE_SECONDS}, immutable` : `public, max-age=${HOUR_SECONDS}`,
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
    server: { middlewareMode: true, hmr: { server: app.server.server, path: '__hmr' } },
  });
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
    portals: config.portals,
    agentEnvironment: config.agentEnvironment,
    isDevelopment,
  };
}
