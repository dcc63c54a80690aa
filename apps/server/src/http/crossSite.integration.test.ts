import { endpoints, CSRF_HEADER, type Endpoint } from '@playloom/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSignedInUser, type SignedInUser } from '../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';

let server: TestServer;
let user: SignedInUser;
beforeAll(async () => {
  server = await createTestServer();
  user = await addSignedInUser(server, 'target');
});
afterAll(() => server.close());

const OURS = 'http://localhost:3000';
const unsafe = Object.entries(endpoints as Record<string, Endpoint>).filter(
  ([, { method }]) => method !== 'GET',
);
const pathOf = ({ path }: Endpoint) => path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');

/** Requests that a page of another site could send, with the headers that its browser would set. */
const FOREIGN: [string, Record<string, string>][] = [
  ['without any origin headers', {}],
  ['without an origin, but with our header', { [CSRF_HEADER]: '1' }],
  ['from another origin', { origin: 'https://evil.example', [CSRF_HEADER]: '1' }],
  ['from a sandboxed frame', { origin: 'null', [CSRF_HEADER]: '1' }],
  ['from a lookalike', { origin: `${OURS}.evil.example`, [CSRF_HEADER]: '1' }],
  ['from our host on another port', { origin: 'http://localhost:3001', [CSRF_HEADER]: '1' }],
  ['from the origin of uploads', { origin: 'http://ui.localhost:3000', [CSRF_HEADER]: '1' }],
  [
    'cross-site, regardless of the origin',
    { origin: OURS, 'sec-fetch-site': 'cross-site', [CSRF_HEADER]: '1' },
  ],
  [
    'same-site, regardless of the origin',
    { origin: OURS, 'sec-fetch-site': 'same-site', [CSRF_HEADER]: '1' },
  ],
  ['by one of our forms without a script', { origin: OURS, 'content-type': 'text/plain' }],
];

describe.each(unsafe)('%s', (_, endpoint) => {
  it.each(FOREIGN)('rejects a call sent %s', async (_, headers) => {
    const response = await user.client.fetch(pathOf(endpoint), {
      method: endpoint.method,
      foreign: true,
      headers: { 'content-type': 'application/json', ...headers },
      ...(endpoint.body ? { body: '{}' } : {}),
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ errorId: 'cross_site_request' });
  });

  it('accepts only its own content type', async () => {
    const others = endpoint.upload ? 'application/json' : 'multipart/form-data; boundary=x';
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', others]) {
      const response = await user.client.fetch(pathOf(endpoint), {
        method: endpoint.method,
        headers: { 'content-type': type },
        body: '{"v":"x"}',
      });
      expect(response.status).toBe(415);
    }
  });
});

it('covers every state-changing route of the server', () => {
  const registered = JSON.parse(JSON.stringify(server.app.server.swagger())) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const routes = Object.entries(registered.paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => !['get', 'head', 'options'].includes(method))
      .map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  const known = unsafe.map(([, { method, path }]) => `${method} ${path}`);
  expect(routes.toSorted()).toEqual(known.toSorted());
});

it('[T4:part] lets no page of another site take a seat or open a room', async () => {
  const path = pathOf(endpoints.joinGame);
  for (const site of ['cross-site', 'same-site']) {
    const response = await user.client.fetch(path, { headers: { 'sec-fetch-site': site } });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ errorId: 'cross_site_request' });
  }
  for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, undefined])
    expect((await user.client.fetch(path, { ...(headers && { headers }) })).status).toBe(404);
});

it('changes nothing on a GET', async () => {
  const response = await user.client.fetch('/api/v1/logout/');
  expect(response.status).toBe(404);
  expect((await user.client.api.readUser()).data).not.toBeNull();
});
