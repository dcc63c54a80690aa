import { afterAll, beforeAll, expect, it } from 'vitest';
import { addGame } from '../../../testing/addGame.ts';
import { addTestUser } from '../../../testing/addTestWorld.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { makeReleaseUrl } from '../releases/releaseUrl.ts';

const HTML = '<h1 data-event="open">Hello</h1><script>playloom.send("ready")</script>\0';

let server: TestServer;
let path: string;
beforeAll(async () => {
  server = await createTestServer();
  const document = { data: { ui: { shop: { htmlData: HTML } }, defaultData: { shop: 'secret' } } };
  const { id } = await addGame(server, { creatorId: await addTestUser(server), document });
  path = `/panels/${id}/1/`;
});
afterAll(() => server.close());

const onUiOrigin = (name: string) => server.client.fetch(`${server.config.uiOrigin}${path}${name}`);

it('[T1:part] serves a panel with a policy that lets it only render itself and use its port', async () => {
  const response = await onUiOrigin('shop');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; " +
      'img-src data: blob: http://ui.localhost:3000/files/; ' +
      "connect-src 'none'; form-action 'none'; base-uri 'none'; " +
      'frame-ancestors http://localhost:3000 http://127.0.0.1:3000 http://*.localhost:3000; sandbox allow-scripts',
  );
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(response.headers.getSetCookie()).toEqual([]);
  const page = await response.text();
  expect(page).toContain(HTML);
  expect(page.indexOf('playloom')).toBeLessThan(page.indexOf(HTML));
});

it('[ED-08:part] has a page that becomes the panel in the editor, under the same policy', async () => {
  const preview = await server.client.fetch(`${server.config.uiOrigin}/panels/preview`);
  expect(preview.status).toBe(200);
  expect(preview.headers.get('content-security-policy')).toBe(
    (await onUiOrigin('shop')).headers.get('content-security-policy'),
  );
  const page = await preview.text();
  expect(page.match(/<script>/g)).toHaveLength(1);
  expect(page).toContain('playloom');
  expect((await server.client.fetch('/panels/preview')).status).toBe(404);
});

it('[T1:part] never serves panels from the origin of our pages, nor our pages from that of panels', async () => {
  expect((await server.client.fetch(`${path}shop`)).status).toBe(404);
  expect((await server.client.fetch(`${server.config.publicUrl}${path}shop`)).status).toBe(404);
  for (const other of ['/', '/api/v1/user/', '/healthz'])
    expect((await server.client.fetch(`${server.config.uiOrigin}${other}`)).status).toBe(404);
});

it.each([
  'nothing',
  '__proto__',
  'constructor',
  'shop/../..',
  'defaultData',
  '%00',
  'x'.repeat(65),
  'shop%27',
])('does not find the panel %s', async (name) => {
  expect([400, 404]).toContain((await onUiOrigin(name)).status);
});

it('does not find panels of another release or game', async () => {
  for (const wrong of [path.replace('/1/', '/2/'), '/panels/no-id/1/', '/panels/x/y/'])
    expect([400, 404]).toContain((await server.client.fetch(`${server.config.uiOrigin}${wrong}shop`)).status);
});

it('[RO-01:part] shows panels of a restricted game only with the signed address of the release', async () => {
  const document = { data: { ui: { shop: { htmlData: 'for members' } } } };
  const settings = { visibility: 3 as const };
  const { id } = await addGame(server, { creatorId: await addTestUser(server), document, settings });
  const url = `${server.config.uiOrigin}/panels/${id}/1/shop`;
  expect((await server.client.fetch(url)).status).toBe(404);
  const [, query] = makeReleaseUrl(server.services, { gameId: id, release: 1 }, 3).split('?');
  const response = await server.client.fetch(`${url}?${query}`);
  expect([response.status, response.headers.get('cache-control')?.split(',')[0]]).toEqual([200, 'private']);
});
