import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { get, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSignedInUser } from '../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { JSON_BODY_BYTES_MAX, PAGE_RATE_LIMIT } from './limits.ts';
import { BUILD_ROOT } from './webRoot.ts';

const INCIDENT = /<code[^>]*>([0-9a-f]{8}-[0-9a-f-]{27})<\/code>/;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ pages: true });
});
afterAll(() => server.close());

it('renders pages that only this user may cache', async () => {
  const { client, user } = await addSignedInUser(server, 'page_reader');
  const response = await client.fetch('/');
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  expect(await response.text()).toContain(user.username);
  expect(await (await server.client.fetch('/')).text()).not.toContain(user.username);
});

it('lets browsers cache built files forever and others for an hour', async () => {
  const html = await (await server.client.fetch('/')).text();
  const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
  const built = await server.client.fetch(asset);
  expect(built.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const icon = await server.client.fetch('/favicon.ico');
  expect(icon.headers.get('cache-control')).toBe('public, max-age=3600');
});

it('[WEB-40:sent] sends built files as they were compressed when they were built', async () => {
  const html = await (await server.client.fetch('/')).text();
  const [asset = ''] = /\/assets\/framework-[\w.-]+\.js/.exec(html) ?? [];
  const built = join(BUILD_ROOT, 'client', asset);
  const files = { br: `${built}.br`, gzip: `${built}.gz`, identity: built };
  for (const [encoding, file] of Object.entries(files)) {
    const response = await server.client.fetch(asset, { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(response.headers.get('vary')).toContain('accept-encoding');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(Buffer.from(await response.arrayBuffer()).equals(await readFile(file))).toBe(true);
  }
  const direct = await server.client.fetch(`${asset}.br`);
  expect(direct.status).toBe(404);
});

it('[WEB-41] names the files of a page in its header, scripts with low priority', async () => {
  const response = await server.client.fetch('/pricing');
  const links = (response.headers.get('link') ?? '').split(', ');
  const html = await response.text();
  const list = (pattern: RegExp) => [...html.matchAll(pattern)].flatMap(([, path]) => path ?? []).toSorted();
  const named = (rest: string) =>
    links.flatMap((link) => (link.endsWith(rest) ? (/<([^>]+)>/.exec(link)?.[1] ?? []) : [])).toSorted();
  expect(named('rel=preload; as=style')).toEqual(list(/rel="stylesheet" href="([^"#]+)/g));
  const scripts = named('rel=modulepreload; fetchpriority=low');
  expect(scripts).toEqual(list(/<link rel="modulepreload" href="([^"]+)"/g));
  expect(scripts.length).toBeGreaterThan(3);
});

describe('early hints', () => {
  const navigation = { 'sec-fetch-mode': 'navigate', 'accept-early-hints': '1' };

  /** Opens a page. Returns the early hints, and the final response. */
  async function open(path: string, headers: Record<string, string>, method = 'GET') {
    const { port } = server.app.server.server.address() as AddressInfo;
    const hints: string[] = [];
    const sent = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { host: 'localhost:3000', ...headers },
    });
    sent.on('information', (info) => hints.push(`${info.statusCode} ${String(info.headers['link'])}`));
    sent.end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    return { hints, status: response.statusCode, link: String(response.headers['link']) };
  }

  it.each(['/pricing', '/', '/docs/rules', '/play/no-such-game', '/%zz'])(
    '[WEB-43:sent] name the files of %s before it is rendered, as its header does afterwards',
    async (path) => {
      const { hints, link } = await open(path, navigation);
      expect(link).toContain('rel=preload; as=style');
      expect(hints).toEqual([`103 ${link}`]);
    },
  );

  it('[WEB-43:asked] are sent only to browsers that open a page behind a proxy that asks for them', async () => {
    expect(await open('/pricing', {})).toMatchObject({ hints: [], status: 200 });
    for (const missing of Object.keys(navigation))
      expect((await open('/pricing', { ...navigation, [missing]: '' })).hints).toEqual([]);
    expect((await open('/pricing', navigation, 'HEAD')).hints).toEqual([]);
  });
});

describe('the metadata of shared links', () => {
  const readTags = async (path: string) => {
    const response = await server.newClient().fetch(path);
    const html = await response.text();
    const read = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`)
        .exec(html)?.[1]
        ?.replaceAll('&amp;', '&');
    return { status: response.status, html, read };
  };

  it('[RT-07:part] the address of a search keeps its query', async () => {
    const { read } = await readTags('/search?searchTerm=tag+%26+run');
    expect(read('og:url')).toBe('http://localhost:3000/search?searchTerm=tag+%26+run');
  });

  it.each(['/play/%E0%A4%A', '/%zz?searchTerm=%zz'])(
    '[RT-19:part] %s cannot be decoded and shows the page for missing pages',
    async (path) => {
      const { status, html, read } = await readTags(path);
      expect(status).toBe(404);
      expect(html).toMatch(/<title>[^<]+<\/title>/);
      expect(read('robots')).toBe('noindex');
    },
  );

  it.each(['/no-such-page', '/play/no-such-game', '/user/nobody_here'])(
    '[RT-19:part] %s is missing and has title, description and OpenGraph tags like every page',
    async (path) => {
      const { status, html, read } = await readTags(path);
      expect(status).toBe(404);
      expect(html).toMatch(/<title>[^<]+<\/title>/);
      expect(html.match(/<title>/g)).toHaveLength(1);
      const tags = ['description', 'og:title', 'og:description', 'og:url', 'og:image', 'og:site_name'];
      for (const name of tags) expect([name, read(name)]).toEqual([name, expect.stringMatching(/./)]);
      expect(read('robots')).toBe('noindex');
      expect(read('og:url')).toBe(`http://localhost:3000${path}`);
    },
  );

  it('the design system has its own title and is hidden from search engines', async () => {
    const { html, read } = await readTags('/design-system');
    expect(html).toContain('<title>Design system · Playloom</title>');
    expect(read('robots')).toBe('noindex');
    expect(await (await server.client.fetch('/sitemap.xml')).text()).not.toContain('design-system');
  });
});

describe('a malicious address', () => {
  it.each([
    '//evil.example',
    '//evil.example/',
    '///evil.example/%2e%2e',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '/.//evil.example',
    '/..//evil.example/',
    '/pricing//evil.example',
    '/@evil.example',
    '/%0d%0alocation:%20https://evil.example',
  ])('redirects nowhere: %s', async (path) => {
    const response = await sendPath(path);
    expect([200, 400, 404]).toContain(response.statusCode);
    expect(response.headers.location).toBeUndefined();
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('reads no file outside the site', async () => {
    for (const path of [
      '/..%2f..%2fpackage.json',
      '/assets/..%2f..%2f..%2fpackage.json',
      '/%2e%2e/%2e%2e/package.json',
    ]) {
      const response = await sendPath(path);
      expect([400, 404]).toContain(response.statusCode);
    }
  });

  /** Sends the path unchanged, because an HTTP client would normalize it first. */
  async function sendPath(path: string): Promise<IncomingMessage> {
    const { port } = server.app.server.server.address() as AddressInfo;
    const sent = get({ host: '127.0.0.1', port, path, headers: { host: 'localhost:3000' } });
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    return response;
  }
});

describe('a form', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  it.each([
    ['from another site', { origin: 'https://evil.example' }],
    ['without an origin', {}],
    ['from a sandboxed frame', { origin: 'null' }],
    [
      'that the browser marks as cross-site',
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
    ],
  ])('%s reaches no page', async (_, headers) => {
    const response = await server.client.fetch('/pricing', {
      method: 'POST',
      foreign: true,
      headers: { ...form, ...headers },
      body: 'a=1',
    });
    expect(response.status).toBe(403);
  });

  it('from our site reaches the page, within limits', async () => {
    const send = (body: string) => server.client.fetch('/pricing', { method: 'POST', headers: form, body });
    expect((await send('a=1')).status).toBe(405);
    expect((await send('a'.repeat(JSON_BODY_BYTES_MAX + 1))).status).toBe(413);
  });
});

it('counts pages against their limit', async () => {
  const strict = await createTestServer({ pages: true, env: { RATE_LIMIT_SCALE: '1' } });
  const statuses = new Map<number, number>();
  for (let visit = 0; visit <= PAGE_RATE_LIMIT.max; visit += 1) {
    const { status } = await strict.client.fetch('/robots.txt');
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 200: PAGE_RATE_LIMIT.max, 429: 1 });
  expect((await strict.client.fetch('/api/v1/plans/')).status).toBe(200);
  await strict.close();
});

describe('[RT-19:failure] a page that fails to render', () => {
  let broken: TestServer;
  beforeAll(async () => {
    broken = await createTestServer({ pages: true });
  });
  afterAll(() => broken.close());

  it('shows an incident id that is in the log', async () => {
    const { client } = await addSignedInUser(broken, 'unlucky');
    broken.services.db.$client.query = () => {
      throw new TypeError('planted');
    };
    const response = await client.fetch('/');
    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toContain('text/html');
    const html = await response.text();
    const incidentId = INCIDENT.exec(html)?.[1];
    expect(incidentId).toBeDefined();
    expect(html).not.toContain('planted');
    const lines = broken.logLines.filter((line) => line['incidentId'] === incidentId);
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines[0])).toContain('planted');
  });

  it('says that it will be back when the database is down', async () => {
    const { client } = await addSignedInUser(server, 'patient');
    await server.services.db.$client.end();
    const response = await client.fetch('/');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    const incidentId = INCIDENT.exec(await response.text())?.[1];
    expect(server.logLines.some((line) => line['incidentId'] === incidentId)).toBe(true);
    expect((await server.client.fetch('/pricing')).status).toBe(200);
  });
});
