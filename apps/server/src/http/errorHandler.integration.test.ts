import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { defineEndpoint } from '@playloom/api-contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createCallChannel } from '../rooms-gateway/channel/createCallChannel.ts';
import { addSignedInUser } from '../testing/addSignedInUser.ts';
import { createFakeRooms } from '../testing/createFakeRooms.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { createApp } from '../app/createApp.ts';
import { READ_RATE_LIMIT } from './limits.ts';
import { registerRoutes } from './registerRoutes.ts';
import { publicRoute } from './route.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Adds a route that fails in the given way, and calls it. */
async function callPlanted(fail: () => unknown) {
  const app = await createApp(server.services);
  const endpoint = defineEndpoint({
    method: 'GET',
    path: '/api/v1/planted/',
    tag: 'test',
    summary: 'Fails',
    response: z.strictObject({ fine: z.boolean() }),
  });
  registerRoutes(app.server, server.config, async () => null, [
    publicRoute(endpoint, READ_RATE_LIMIT, async () => fail() as { fine: boolean }),
  ]);
  const answer = await app.server.inject({
    url: '/api/v1/planted/?token=secret-query',
    headers: { host: 'localhost:3000' },
  });
  await app.server.close();
  return answer;
}

function findInLog(incidentId: unknown) {
  return server.logLines.filter((line) => line['incidentId'] === incidentId);
}

describe('an unexpected error', () => {
  it.each([
    [
      'thrown',
      () => {
        throw new TypeError('planted: cannot read of undefined');
      },
    ],
    ['a response that violates its contract', () => ({ fine: 'perhaps', passwordHash: 'planted' })],
    [
      'a thrown value that is not an error',
      () => {
        throw 'planted';
      },
    ],
  ])('responds with an incident id and logs the cause: %s', async (_, fail) => {
    const answer = await callPlanted(fail);
    expect(answer.statusCode).toBe(500);
    const body = answer.json<Record<string, string>>();
    expect(body).toEqual({
      status: 'error',
      errorId: 'internal_error',
      message: 'Something went wrong on our side. Try again later.',
      incidentId: expect.stringMatching(UUID),
    });
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(answer.headers['cache-control']).toBe('no-store');
    const lines = findInLog(body['incidentId']);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ level: 50 });
    expect(JSON.stringify(lines[0])).not.toContain('secret-query');
  });

  it('shows the cause only in the log', async () => {
    const answer = await callPlanted(() => {
      throw new Error('planted: password of the database');
    });
    expect(answer.body).not.toContain('planted');
    const [line] = findInLog(answer.json<Record<string, string>>()['incidentId']);
    expect(JSON.stringify(line)).toContain('planted');
    expect(JSON.stringify(line)).toContain('errorHandler.integration.test.ts');
  });
});

it('responds to an unknown call with an API error', async () => {
  for (const method of ['GET', 'POST', 'DELETE', 'PROPFIND']) {
    const response = await server.client.fetch('/api/v1/no-such-thing/', { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ status: 'error', errorId: 'not_found' });
  }
});

describe('a request that matches no route', () => {
  function sendRaw(bytes: string): Promise<string> {
    const { port } = server.app.server.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    return text(socket);
  }

  it.each([
    [
      'a call whose address cannot be decoded',
      'GET /api/v1/%zz HTTP/1.1\r\nhost: localhost:3000\r\nconnection: close\r\n\r\n',
      '400',
    ],
    ['no HTTP', 'HELO mail.example\r\n\r\n', '400'],
    [
      'an endless header',
      `GET / HTTP/1.1\r\nhost: localhost:3000\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`,
      '431',
    ],
  ])('is rejected like every other: %s', async (_, bytes, status) => {
    const answer = await sendRaw(bytes);
    expect(answer.split(' ')[1]).toBe(status);
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(answer.slice(answer.indexOf('\r\n\r\n'))).toContain('"errorId":"invalid_input"');
  });
});

it('says that it will be back when the rooms process does not respond', async () => {
  const rooms = createFakeRooms();
  const alone = await createTestServer({ rooms });
  const { client } = await addSignedInUser(alone, 'leaving');
  const calls = createCallChannel(() => queueMicrotask(() => calls.fail('The rooms process has ended')), {});
  const enforce = vi.spyOn(rooms, 'enforce');
  enforce.mockImplementationOnce(async (order) => void (await calls.call('enforce', [order])));
  const response = await client.fetch('/api/v1/logout/', { method: 'POST' });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  const body = (await response.json()) as Record<string, unknown>;
  expect(body).toMatchObject({ errorId: 'unavailable', incidentId: expect.stringMatching(UUID) });
  expect(JSON.stringify(body)).not.toContain('ended');
  expect((await client.fetch('/api/v1/logout/', { method: 'POST' })).status).toBe(200);
  await alone.close();
});

describe('without its database', () => {
  let lonely: TestServer;
  beforeAll(async () => {
    lonely = await createTestServer();
  });
  afterAll(() => lonely.close());

  it('says that it will be back, keeps responding, and includes the incident id', async () => {
    const { client } = await addSignedInUser(lonely, 'waiting');
    await lonely.services.db.$client.end();
    const response = await client.fetch('/api/v1/user/');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    const body = (await response.json()) as Record<string, unknown>;
    expect(body).toMatchObject({ errorId: 'unavailable', incidentId: expect.stringMatching(UUID) });
    expect(lonely.logLines.some((line) => line['incidentId'] === body['incidentId'])).toBe(true);
    expect((await client.fetch('/healthz')).status).toBe(200);
    expect((await client.fetch('/readyz')).status).toBe(503);
    expect((await client.fetch('/api/v1/plans/', { headers: { cookie: '' } })).status).toBe(200);
  });
});
