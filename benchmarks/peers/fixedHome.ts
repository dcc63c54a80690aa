import { join } from 'node:path';
import { type ApiClient, createApiClient, type PageHandler, type PublicConfig } from '@playloom/api-contract';
import fastify from 'fastify';
import { BUILD_ROOT } from '../../apps/server/src/http/webRoot.ts';

// Serves the same pages from the same build with the data of the first request: after it, no session, database, API
// calls, security headers or rate limits.
interface WebBuild {
  entry: { module: { createPageHandler(build: WebBuild, mode: string): PageHandler } };
}

const build = (await import(join(BUILD_ROOT, 'server', 'index.js'))) as WebBuild;
const handle = build.entry.module.createPageHandler(build, 'production');
const nonce = 'AAAAAAAAAAAAAAAAAAAAAA==';
const { SITE_URL = '', COOKIE = '' } = process.env;
const site = createApiClient((url, options) => {
  const headers = new Headers(options?.headers);
  headers.set('cookie', COOKIE);
  return fetch(url, { ...options, headers });
}, SITE_URL);
const answers = new Map<string, Promise<unknown>>();

/** Answers each call of a page as the site did the first time. */
const api = new Proxy(site, {
  get: (_site, name: keyof ApiClient) => (call?: object) => {
    const key = `${name} ${JSON.stringify(call)}`;
    const answer = answers.get(key) ?? (site[name] as (call?: object) => Promise<unknown>)(call);
    answers.set(key, answer);
    return answer;
  },
});
const config: PublicConfig = {
  publicUrl: 'http://localhost',
  uiOrigin: 'http://ui.localhost',
  communityUrl: null,
  featureRequestUrl: null,
  forumUrl: null,
  iosAppUrl: null,
  androidAppUrl: null,
  bootcampUrl: null,
  socialLinks: [],
  portals: { a: { name: 'A', patterns: [], sdkUrl: null }, b: { name: 'B', patterns: [], sdkUrl: null } },
  walletParents: [],
  agentEnvironment: false,
  isDevelopment: false,
};
const page = { nonce, config, api, readOpenApi: async () => ({}), reportError: () => '' };

const app = fastify();
app.get('/', async (request, reply) => {
  const headers = new Headers(request.headers as Record<string, string>);
  return reply.send(await handle(new Request('http://localhost/', { headers }), page));
});

console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
