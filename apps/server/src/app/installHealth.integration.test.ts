import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDisabledRoomsGateway } from '../rooms-gateway/createDisabledRoomsGateway.ts';
import { createFakeRooms } from '../testing/createFakeRooms.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';

const TOKEN = 'a-token-of-sixteen-characters';
const FORWARDED = { 'x-forwarded-for': '203.0.113.5' };

describe('without a proxy', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  it('is alive and ready', async () => {
    expect(await (await server.client.fetch('/healthz')).text()).toBe('ok');
    expect(await (await server.client.fetch('/readyz')).text()).toMatch(/^ready\n/);
  });

  it('[OP-35:part] names everything it depends on, with details for this machine', async () => {
    const lines = (await (await server.client.fetch('/readyz')).text()).trim().split('\n');
    expect(lines).toEqual([
      'ready',
      'database: ok (embedded)',
      'redis: ok (not used)',
      'rooms: ok (starts with the first player)',
      'files: ok (DATA_DIR)',
      expect.stringMatching(/^disk: ok \(\d+ MB free\)$/),
      'mail: ok (files in DATA_DIR/outbox)',
    ]);
  });

  it('[OP-35:part] shows only states to others, also as JSON', async () => {
    const headers = { ...FORWARDED, accept: 'application/json' };
    const response = await server.client.fetch('/readyz', { headers });
    expect(response.headers.get('content-type')).toContain('application/json');
    const required = ['database', 'rooms'];
    expect(await response.json()).toEqual({
      ready: true,
      checks: ['database', 'redis', 'rooms', 'files', 'disk', 'mail'].map((name) => ({
        name,
        ok: true,
        required: required.includes(name),
      })),
    });
    expect(await (await server.client.fetch('/readyz', { headers: FORWARDED })).text()).toContain(
      '\ndatabase: ok\n',
    );
  });

  it('[OP-35:part] is not ready if players cannot join, but if only mails cannot be sent', async () => {
    const usual = server.services.rooms;
    const mailless = await createTestServer({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    const text = async (one: TestServer) => (await one.client.fetch('/readyz')).text();
    expect(await text(mailless)).toMatch(/^ready\n[^]*\nmail: failed \(.*ECONNREFUSED/);
    await mailless.close();
    server.services.rooms = createDisabledRoomsGateway();
    expect((await server.client.fetch('/readyz')).status).toBe(503);
    expect(await text(server)).toMatch(/^not ready\n[^]*\nrooms: failed \(this process has no rooms/);
    server.services.rooms = usual;
  });

  it('[OP-35:part] is not ready while the database is away', async () => {
    const broken = await createTestServer();
    await broken.services.jobs.stop();
    await broken.services.db.$client.end();
    const response = await broken.client.fetch('/readyz');
    expect([response.status, await response.text()]).toEqual([
      503,
      expect.stringMatching(/^not ready\n[^]*\bdatabase: failed \(no connection\)\n/),
    ]);
    expect((await broken.client.fetch('/healthz')).status).toBe(200);
    await broken.close();
  });

  it('[OP-35:part] is ready without files and disk space, and names them', async () => {
    const dataDir = server.config.dataDir;
    server.config.dataDir = '/sys';
    const response = await server.client.fetch('/readyz');
    server.config.dataDir = dataDir;
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/\nfiles: failed \(.*\ndisk: failed \(0 MB free\)\n/);
  });

  it('shows metrics to this machine, in the Prometheus format', async () => {
    await server.client.fetch('/api/v1/plans/');
    const response = await server.client.fetch('/metrics');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const figures = parsePrometheus(await response.text());
    expect(
      figures.get('playloom_http_request_seconds_count{method="GET",route="/api/v1/plans/",status="200"}'),
    ).toBe(1);
    expect(figures.get('playloom_process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  it('hides metrics from users that a local proxy forwards, even if it is not configured', async () => {
    for (const headers of [FORWARDED, { forwarded: 'for=203.0.113.5' }, { 'x-forwarded-for': '127.0.0.1' }])
      expect((await server.client.fetch('/metrics', { headers })).status).toBe(404);
  });
});

describe('[OP-70] the Host header', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({
      rooms: createFakeRooms(),
      env: {
        METRICS_TOKEN: TOKEN,
        PUBLIC_URL: 'https://play.example.org',
        UI_ORIGIN: 'https://content.example.net',
      },
    });
  });
  afterAll(() => server.close());

  const ask = (host: string, path: string, headers: Record<string, string> = {}) =>
    server.newClient().fetch(`http://${host}${path}`, { headers });
  const TAPE = { method: 'POST', foreign: true, headers: { 'x-playloom': '1' } };

  it.each(['127.0.0.1:3000', 'localhost:3000', '[::1]:3000', '127.0.0.1'])(
    'shows metrics and details to this machine at %s',
    async (host) => {
      expect((await ask(host, '/metrics')).status).toBe(200);
      expect(await (await ask(host, '/readyz')).text()).toContain('\ndatabase: ok (embedded)\n');
      const tape = await server.newClient().fetch(`http://${host}/operator/tapes/none`, TAPE);
      expect(await tape.json()).toMatchObject({ errorId: 'room_not_found' });
    },
  );

  // A proxy that adds no header, a website whose name leads to this machine, and a name that only begins like one.
  it.each(['play.example.org', 'evil.example:3000', '127.0.0.1.evil.example', '192.0.2.1:3000'])(
    'shows nothing to callers who ask for “%s”, unless they have the token',
    async (host) => {
      expect((await ask(host, '/metrics')).status).toBe(404);
      const ready = await ask(host, '/readyz');
      expect([ready.status, (await ready.text()).includes('(')]).toEqual([200, false]);
      expect((await ask(host, '/healthz')).status).toBe(200);
      const tape = await server.newClient().fetch(`http://${host}/operator/tapes/none`, TAPE);
      expect(await tape.json()).toMatchObject({ errorId: 'not_found' });
      expect((await ask(host, '/metrics', { authorization: `Bearer ${TOKEN}` })).status).toBe(200);
    },
  );
});

describe('behind a proxy, with a token', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ env: { TRUST_PROXY: '1', METRICS_TOKEN: TOKEN } });
  });
  afterAll(() => server.close());

  it.each([
    ['from elsewhere', FORWARDED, 404],
    ['from elsewhere with a wrong token', { ...FORWARDED, authorization: `Bearer ${TOKEN}x` }, 404],
    ['from elsewhere with the token', { ...FORWARDED, authorization: `Bearer ${TOKEN}` }, 200],
    ['from this machine', {}, 200],
    ['from elsewhere, claiming to be this machine', { 'x-forwarded-for': '127.0.0.1' }, 404],
    ['from elsewhere, claiming to be another loopback address', { 'x-forwarded-for': '127.0.0.2' }, 404],
    ['from elsewhere, claiming to be this machine over IPv6', { 'x-forwarded-for': '::1' }, 404],
    ['through a proxy that only names itself', { via: '1.1 proxy' }, 404],
    ['through a proxy with another header', { 'x-real-ip': '127.0.0.1' }, 404],
    ['forwarded for an invalid address', { 'x-forwarded-for': 'unknown' }, 404],
  ])('%s', async (_, headers, status) => {
    expect((await server.client.fetch('/metrics', { headers })).status).toBe(status);
  });
});

/** Parses the Prometheus text format strictly: every line is a comment or one metric. */
function parsePrometheus(text: string): Map<string, number> {
  const figures = new Map<string, number>();
  for (const line of text.split('\n').filter((line) => line !== '' && !line.startsWith('# '))) {
    const match =
      /^([a-zA-Z_:][\w:]*(?:\{(?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\.)*",?)*\})?) (-?[\d.e+-]+|NaN|[+-]Inf)$/.exec(
        line,
      );
    if (!match?.[1]) throw new Error(`Not in the Prometheus format: ${line}`);
    figures.set(match[1], Number(match[2]));
  }
  return figures;
}
