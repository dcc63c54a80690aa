import { ApiError, endpoints, type ApiClient } from '@playloom/api-contract';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSignedInUser, type SignedInUser } from '../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { MESSAGE_RATE_LIMIT } from './limits.ts';
import { getSessionCookieName } from './session.ts';

let server: TestServer;
let ada: SignedInUser;
beforeAll(async () => {
  server = await createTestServer({ env: { RATE_LIMIT_SCALE: '1' } });
  ada = await addSignedInUser(server, 'ada');
});
afterAll(() => server.close());

/** The API client that server-rendered pages get for this user; null for a visitor who isn't logged in. */
function clientOf(visitor: SignedInUser | null, ip = '203.0.113.1'): ApiClient {
  const name = getSessionCookieName(server.config);
  const token = visitor?.client.cookies.get(name);
  return server.app.internalCalls.clientFor({
    headers: token ? { cookie: `${name}=${token}` } : {},
    cookies: token ? { [name]: token } : {},
    ip,
    log: server.services.log,
  } as unknown as FastifyRequest);
}

it('reads what the user’s browser would read', async () => {
  const page = clientOf(ada);
  const { api } = ada.client;
  expect(await page.readUser()).toEqual(await api.readUser());
  expect(await page.readSettings()).toEqual(await api.readSettings());
  expect(await page.listPlans()).toEqual(await api.listPlans());
  expect(await page.listGames({ query: { category: 'popular' } })).toEqual([]);
  const call = { params: { username: 'ADA' } };
  expect(await page.readUserByName(call)).toEqual(await api.readUserByName(call));
  expect(await clientOf(null).readUser()).toEqual({ status: 'success', data: null });
});

it('is rejected where the user’s browser would be rejected', async () => {
  const refusal = async (call: Promise<unknown>) => {
    const error = await call.then(
      () => null,
      (problem: unknown) => problem,
    );
    expect(error).toBeInstanceOf(ApiError);
    const { status, body } = error as ApiError;
    return [status, body.errorId];
  };
  expect(await refusal(clientOf(null).readSettings())).toEqual([401, 'not_signed_in']);
  expect(await refusal(clientOf(null).subscribeToNewsletter())).toEqual([401, 'not_signed_in']);
  expect(await refusal(clientOf(ada).readUserByName({ params: { username: 'nobody_here' } }))).toEqual([
    404,
    'user_not_found',
  ]);
  expect(await refusal(clientOf(ada).listGames({ query: { category: 'x'.repeat(41) } }))).toEqual([
    400,
    'invalid_input',
  ]);
});

it('has a method for every endpoint', () => {
  expect(Object.keys(clientOf(null)).toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

it('reads the user once, and again after a change', async () => {
  const { $client: pool } = server.services.db;
  const asked: string[] = [];
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  Object.assign(pool, {
    query(...given: [{ name?: string }]) {
      if (given[0].name === 'find_session') asked.push('session');
      return query(...given);
    },
  });
  const page = clientOf(ada);
  await Promise.all([page.readUser(), page.readSettings(), page.readUser()]);
  expect(asked).toHaveLength(1);
  await page.subscribeToNewsletter();
  expect((await page.readUser()).data?.marketingOptIn).toBe(true);
  expect(asked).toHaveLength(3);
  Object.assign(pool, { query });
});

it('counts changes against the user’s own limit', async () => {
  const send = (ip: string) =>
    clientOf(null, ip)
      .sendFeedback({ body: { type: 'Other', message: 'Hello' } })
      .then(
        () => 200,
        (error: ApiError) => error.status,
      );
  for (let call = 0; call < MESSAGE_RATE_LIMIT.max; call += 1) expect(await send('203.0.113.7')).toBe(200);
  expect(await send('203.0.113.7')).toBe(429);
  expect(await send('203.0.113.8')).toBe(200);
});

it('logs a failure once', async () => {
  const broken = await createTestServer();
  Object.assign(broken.services.db.$client, { query: () => Promise.reject(new Error('planted')) });
  const page = broken.app.internalCalls.clientFor({
    headers: {},
    cookies: { [getSessionCookieName(broken.config)]: 'some-token' },
    log: broken.services.log,
  } as unknown as FastifyRequest);
  const error = (await page.readUser().catch((problem: unknown) => problem)) as ApiError;
  expect(error.status).toBe(500);
  const lines = broken.logLines.filter((line) => line['incidentId'] === error.body.incidentId);
  expect(lines).toHaveLength(1);
  await broken.close();
});
