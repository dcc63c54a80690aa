import { join } from 'node:path';
import type { ApiClient, PageHandler, PublicConfig, User } from '@playloom/api-contract';
import fastify from 'fastify';
import { BUILD_ROOT } from '../../apps/server/src/http/webRoot.ts';

// Serves the same pages from the same build with fixed data: no session, database, API calls, security headers or rate
// limits.
interface WebBuild {
  entry: { module: { createPageHandler(build: WebBuild, mode: string): PageHandler } };
}

const build = (await import(join(BUILD_ROOT, 'server', 'index.js'))) as WebBuild;
const handle = build.entry.module.createPageHandler(build, 'production');
const nonce = 'AAAAAAAAAAAAAAAAAAAAAA==';
const user: User = {
  _id: '00000000-0000-4000-8000-000000000000',
  local: { username: process.env['USERNAME'] ?? '', profilePicture: '/default-avatar.png' },
  coins: 0,
  marketingOptIn: false,
  openChatAccountOf: null,
  isSecondStepAfterSignupCompleted: false,
  lastTermsAndPrivacyApprovalDate: null,
  notificationPreferences: { receiveNotificationsFrom: 'EVERYONE' },
};
const api = {
  readUser: async () => ({ status: 'success', data: user }),
  listGames: async () => [],
} as unknown as ApiClient;
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
