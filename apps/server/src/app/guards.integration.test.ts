import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from './createApp.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';

const PAYMENTS_WEBHOOK = '/webhooks/payments';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE', 'QUERY']);
/** The route that answers every unknown call with 404. */
const CATCH_ALL = '*';
/** Called by the payment provider, not by pages. The signature over the bytes authenticates each event. */
const SIGNED = PAYMENTS_WEBHOOK;

/** Requests that a page of another site can make a browser send. */
const FOREIGN: Record<string, string>[] = [
  { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
  { 'content-type': 'text/plain', origin: 'https://evil.example' },
  { 'content-type': 'application/json' },
  { 'content-type': 'application/json', origin: 'null', 'x-playloom': '1' },
  { 'content-type': 'application/json', origin: 'http://localhost:3000' },
];

interface UnsafeRoute {
  method: string;
  path: string;
}

/** Lists the routes from the router itself, so that none can be forgotten. */
function listUnsafeRoutes(app: FastifyInstance): UnsafeRoute[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] =
        /^((?:│ {3}| {4})*)[├└]── (.*) \((.*)\)$/.exec(line) ?? [];
      if (!part) return [];
      const depth = indent.length / 4;
      parents.splice(depth, Infinity, (depth > 0 ? parents[depth - 1] : '') + part);
      const path = parents[depth] ?? '';
      return methods.split(', ').map((method) => ({ method, path }));
    })
    .filter(({ method, path }) => !SAFE.has(method) && path !== CATCH_ALL && path !== SIGNED);
}

/** Lists the routes that a page of another site can reach. */
async function findUnguarded(app: FastifyInstance): Promise<string[]> {
  const open: string[] = [];
  for (const { method, path } of listUnsafeRoutes(app)) {
    const answers = await Promise.all(
      FOREIGN.map((headers) =>
        app.inject({
          method: method as 'POST',
          url: path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000'),
          headers: { host: 'localhost:3000', ...headers },
          payload: '{}',
        }),
      ),
    );
    const isGuarded = answers.every(
      (answer) =>
        answer.statusCode === 403 && answer.json<{ errorId: string }>().errorId === 'cross_site_request',
    );
    if (!isGuarded) open.push(`${method} ${path}`);
  }
  return open;
}

it('[T4] rejects calls of other sites on every route that changes something', async () => {
  const routes = listUnsafeRoutes(server.app.server).map(({ method, path }) => `${method} ${path}`);
  expect(routes.length).toBeGreaterThan(20);
  expect(routes).toContain('POST /api/v1/sign-up/:signUpId/verify');
  expect(routes).toContain('DELETE /api/v1/account/sessions/:sessionId');
  expect(routes).toContain('POST /set-or-update-profile');
  expect(await findUnguarded(server.app.server)).toEqual([]);
});

it('[T4] would find a route that was added outside the table', async () => {
  const { server: app } = await createApp(server.services);
  app.post('/api/v1/forgotten/', { schema: { hide: true } }, async () => 'changed');
  expect(await findUnguarded(app)).toEqual(['POST /api/v1/forgotten']);
  await app.close();
});
