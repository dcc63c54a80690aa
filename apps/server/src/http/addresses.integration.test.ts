import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { LIVE_SOCKET_PATH } from '@playloom/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSignedInUser, type SignedInUser } from '../testing/addSignedInUser.ts';
import { addStaff } from '../testing/addStaff.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';

/** Sends a WebSocket upgrade request with the given host and origin, and returns the status code. */
async function askForSocket({ app }: TestServer, path: string, host: string, origin: string) {
  const { port } = app.server.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  socket.setEncoding('utf8');
  await once(socket, 'connect');
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: upgrade\r\nupgrade: websocket\r\norigin: ${origin}\r\n` +
      'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  const [answer] = (await once(socket, 'data')) as [string];
  socket.destroy();
  return Number(answer.split(' ')[1]);
}

const logOut = (client: SignedInUser['client'], at: string, origin = at) =>
  client.fetch(`${at}/api/v1/logout/`, { method: 'POST', json: {}, headers: { origin } });

describe('while PUBLIC_URL is not set', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ pages: true });
  });
  afterAll(() => server.close());

  it.each(['127.0.0.1:3000', '[::1]:3000'])('redirects a page opened at %s to localhost', async (host) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await server.newClient().fetch(`http://${host}/play/arena?inv=a%2Fb`, { method });
      expect(response.status).toBe(307);
      expect(response.headers.get('location')).toBe('http://localhost:3000/play/arena?inv=a%2Fb');
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('keeps a mapped port in the redirect', async () => {
    const response = await server.newClient().fetch('http://127.0.0.1:8080/pricing');
    expect(response.headers.get('location')).toBe('http://localhost:8080/pricing');
  });

  it('redirects only pages, and nothing behind a proxy', async () => {
    const client = server.newClient();
    expect((await client.fetch('http://127.0.0.1:3000/healthz')).status).toBe(200);
    expect((await client.fetch('http://127.0.0.1:3000/api/v1/notice/')).status).toBe(200);
    const proxied = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    expect((await client.fetch('http://127.0.0.1:3000/pricing', proxied)).status).toBe(200);
  });

  it.each(['localhost:8080', '127.0.0.1:3000', '[::1]:3000', 'games.localhost:3000'])(
    'accepts %s as the site for pages, calls and sockets',
    async (host) => {
      const at = `http://${host}`;
      const { client } = await addSignedInUser(server, `at${host.replace(/\W/g, '')}`.slice(0, 16));
      expect((await logOut(client, at)).status).toBe(200);
      expect(await askForSocket(server, LIVE_SOCKET_PATH, host, at)).toBe(101);
      // Pages from another port of the same machine, from the upload origin and from other sites are
      // rejected.
      for (const origin of ['http://localhost:5173', 'http://ui.localhost:3000', 'http://evil.example']) {
        expect((await logOut(client, at, origin)).status).toBe(403);
        expect(await askForSocket(server, LIVE_SOCKET_PATH, host, origin)).toBe(403);
      }
    },
  );

  it('rejects another name that points at this machine', async () => {
    const { client } = await addSignedInUser(server, 'rebound');
    const response = await logOut(client, 'http://evil.example:3000');
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      errorId: 'wrong_address',
      message:
        'This site is available only at http://localhost:3000. Open it there. If you run this site, set PUBLIC_URL to the address people use.',
    });
    expect(
      await askForSocket(server, LIVE_SOCKET_PATH, 'evil.example:3000', 'http://evil.example:3000'),
    ).toBe(403);
  });

  it('uploads and panels use the port of the page, and panels may be shown there', async () => {
    const { client } = await addSignedInUser(server, 'painter');
    const name = await server.services.files.put(new Uint8Array([1]), 'webp');
    const page = await client.fetch('http://localhost:8080/pricing');
    expect(page.headers.get('content-security-policy')).toContain(
      "frame-src 'self' http://ui.localhost:8080",
    );
    expect((await client.fetch(`http://ui.localhost:8080/files/${name}`)).status).toBe(200);
    expect((await client.fetch(`http://localhost:8080/files/${name}`)).status).toBe(404);
    expect((await client.fetch('http://ui.localhost:8080/pricing')).status).toBe(404);
    const panel = await client.fetch('http://ui.localhost:8080/panels/preview');
    const policy = panel.headers.get('content-security-policy');
    expect(policy).toContain('img-src data: blob: http://ui.localhost:8080/files/;');
    expect(policy).toContain('http://localhost:8080 http://127.0.0.1:8080 http://*.localhost:8080;');
  });

  it('responses use the requested address for uploads and pages', async () => {
    const painter = await addSignedInUser(server, 'mapped');
    const { data: game } = await painter.client.api.createGame({
      body: {
        game: { title: 'Mapped', sandboxMode: 'advanced', preferredRegion: '' },
        templateInfo: { templateSlug: 'blank' },
      },
    });
    const at = 'http://games.localhost:8080';
    const link = await painter.client.fetch(`${at}/api/v1/games/${game._id}/collaborator-links/`, {
      method: 'POST',
      json: { role: 'viewer' },
      headers: { origin: at },
    });
    expect(link.status).toBe(200);
    expect(JSON.stringify(await link.json())).toContain(`"url":"${at}/create?join=`);
  });
});

describe('with a PUBLIC_URL that users do not use', () => {
  const env = { PUBLIC_URL: 'https://play.exmaple.org', UI_ORIGIN: 'https://content.example.net' };
  const isWarning = ({ msg }: Record<string, unknown>) => String(msg).startsWith('PUBLIC_URL is');

  it('shows pages until PUBLIC_URL is known to work; logs it once, and operators get the setting', async () => {
    const server = await createTestServer({ pages: true, env });
    const operator = await addStaff(server, 'operator');
    const user = await addSignedInUser(server, 'ada');
    const readWarning = async ({ client }: SignedInUser) => (await client.api.readAddressWarning({})).data;
    for (const path of ['/', '/pricing']) {
      const response = await server.newClient().fetch(`https://play.example.org${path}`);
      expect(response.status).toBe(200);
    }
    expect(await readWarning(operator)).toEqual({
      publicUrl: 'https://play.exmaple.org',
      isPublicUrlSet: true,
    });
    expect(await readWarning(user)).toBeNull();
    const warnings = server.logLines.filter(isWarning);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]?.['msg']).toBe(
      'PUBLIC_URL is https://play.exmaple.org, but a page was opened at http://play.example.org. Set PUBLIC_URL to the address people use.',
    );
    await server.close();
  });

  it('redirects to PUBLIC_URL once a user has opened it, and never in a loop', async () => {
    const server = await createTestServer({ pages: true, env });
    await server.client.fetch('/pricing');
    const visitor = server.newClient();
    const first = await visitor.fetch('https://www.example.org/pricing?a=b');
    expect(first.status).toBe(307);
    expect(first.headers.get('location')).toBe('https://play.exmaple.org/pricing?a=b');
    // The second request carries the cookie of the redirect: behind a proxy that hides the host, another redirect would
    // loop.
    expect((await visitor.fetch('https://www.example.org/pricing?a=b')).status).toBe(200);
    expect(server.logLines.filter(isWarning)).toEqual([]);
    await server.close();
  });

  it('never redirects to an address that only this machine can reach', async () => {
    const server = await createTestServer({ pages: true, env: { PUBLIC_URL: 'http://localhost:3000' } });
    await server.client.fetch('/pricing');
    const response = await server.newClient().fetch('http://192.168.1.77:3000/pricing');
    expect(response.status).toBe(200);
    expect(server.logLines.filter(isWarning)).toHaveLength(1);
    await server.close();
  });

  it('accepts the wrong scheme or port on the right hostname, and logs it', async () => {
    const server = await createTestServer({ env: { ...env, PUBLIC_URL: 'http://play.example.org:3000' } });
    const { client } = await addSignedInUser(server, 'ada');
    const at = 'https://play.example.org';
    expect((await logOut(client, at)).status).toBe(200);
    expect(await askForSocket(server, LIVE_SOCKET_PATH, 'play.example.org', at)).toBe(101);
    expect(server.logLines.filter(isWarning).map(({ openedAt }) => openedAt)).toEqual([at]);
    await server.close();
  });
});
