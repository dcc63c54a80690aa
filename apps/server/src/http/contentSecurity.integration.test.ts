import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';

let server: TestServer;
let upload: string;
beforeAll(async () => {
  server = await createTestServer({ pages: true });
  const name = await server.services.files.put(new Uint8Array([1]), 'webp');
  upload = `${server.config.uiOrigin}/files/${name}`;
});
afterAll(() => server.close());

function readPolicy(response: Response): Map<string, string> {
  const policy = response.headers.get('content-security-policy') ?? '';
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ');
      return [name, values.join(' ')];
    }),
  );
}

/** One path for each kind of response that the server sends, with its status. */
const KINDS: [string, number][] = [
  ['/', 200],
  ['/pricing', 200],
  ['/agreement/tos/text', 200],
  ['/no/such/page', 404],
  ['/pricing.data', 200],
  ['/favicon.ico', 200],
  ['/robots.txt', 200],
  ['/api/v1/plans/', 200],
  ['/api/v1/account/', 401],
  ['/api/v1/games/?page=0', 400],
  ['/api/v1/no-such-call/', 404],
  ['/api/openapi.json', 200],
  ['/image?src=/art/none.png&w=640', 404],
  ['/files/none.webp', 404],
  ['/panels/none/1/none', 404],
  ['/api/game-client/cached/none/1/', 404],
  ['/healthz', 200],
  ['/readyz', 200],
  ['/metrics', 200],
];

describe('every kind of response', () => {
  it.each(KINDS)('%s (%i) carries the security headers', async (path, status) => {
    const response = await server.client.fetch(path);
    expect(response.status).toBe(status);
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    const isCall = path.startsWith('/api/');
    expect(headers['cross-origin-opener-policy']).toBe(isCall ? undefined : 'same-origin');
    expect(headers['permissions-policy'] ?? 'none').toMatch(isCall ? /^none$/ : /camera=\(\)/);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    const policy = readPolicy(response);
    expect(policy.get('frame-ancestors')).toBe(path === '/agreement/tos/text' ? "'self'" : "'none'");
    expect(policy.get('default-src')).toMatch(/^'(self|none)'$/);
    expect(policy.get('script-src') ?? '').not.toMatch(/unsafe-inline|(?<!wasm-)unsafe-eval|\*|https?:/);
  });

  it('an upload carries its own, stricter ones', async () => {
    const response = await server.client.fetch(upload);
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

it('gives each page its own nonce, and every script and style of the page that nonce', async () => {
  const nonces = new Set<string>();
  for (const path of ['/', '/', '/pricing', '/no/such/page']) {
    const response = await server.client.fetch(path);
    const policy = readPolicy(response);
    const nonce = /'nonce-([\w+/=]{24})'/.exec(policy.get('script-src') ?? '')?.[1] ?? '';
    expect(nonce).not.toBe('');
    expect(policy.get('style-src')).toContain(`'nonce-${nonce}'`);
    const html = await response.text();
    const tags = html.match(/<(?:script|style)\b[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(0);
    for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(4);
});

it('sets Strict-Transport-Security when PUBLIC_URL uses https', async () => {
  const secure = await createTestServer({
    env: { PUBLIC_URL: 'https://play.example', UI_ORIGIN: 'https://content-of.example' },
  });
  const response = await secure.client.fetch('/api/v1/plans/');
  expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
  await secure.close();
  const plain = await server.client.fetch('/api/v1/plans/');
  expect(plain.headers.get('strict-transport-security')).toBeNull();
});

it.each([
  ['http://localhost:3000', 'same-origin'],
  ['http://games.localhost:3000', 'same-origin'],
  ['http://127.0.0.1:3000', 'same-origin'],
  ['http://192.168.1.20:3000', null],
  ['http://playground.example', null],
])('isolates the window of a page where browsers allow it: %s, %s', async (origin, opener) => {
  for (const path of ['/pricing', '/healthz']) {
    const { headers } = await server.newClient().fetch(`${origin}${path}`);
    expect(headers.get('cross-origin-opener-policy')).toBe(opener);
    expect(headers.get('origin-agent-cluster')).toBe(opener && '?1');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

it('isolates the window of a page behind a proxy that speaks https', async () => {
  const secure = await createTestServer({
    pages: true,
    env: { PUBLIC_URL: 'https://play.example', UI_ORIGIN: 'https://content-of.example' },
  });
  const { headers } = await secure.client.fetch('/pricing');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  await secure.close();
});

describe('pages in frames', () => {
  const CRAZY = 'https://crazygames.com https://*.crazygames.com';
  const POKI = 'https://poki.com https://*.poki.com https://*.poki-gdn.com';

  it.each([
    ['/play/no-such-game', `${CRAZY} ${POKI}`],
    ['/embed/no-such-game', '*'],
    ['/', "'none'"],
    ['/create', "'none'"],
    ['/user/somebody/profile', "'none'"],
    ['/pricing', "'none'"],
    ['/embed/no-such-game/more', "'none'"],
  ])('[T22] %s: %s', async (path, ancestors) => {
    const response = await server.client.fetch(path);
    expect(readPolicy(response).get('frame-ancestors')).toBe(ancestors);
    expect(response.headers.get('x-frame-options')).toBeNull();
  });

  it('[T22] the operator configures which sites may embed games', async () => {
    const own = await createTestServer({
      pages: true,
      env: { EMBED_ORIGINS: 'https://blog.example, https://*.school.example' },
    });
    const policy = readPolicy(await own.client.fetch('/embed/no-such-game'));
    expect(policy.get('frame-ancestors')).toBe(
      `'self' ${CRAZY} ${POKI} https://blog.example https://*.school.example`,
    );
    await own.close();
  });

  it('allows what the script of a portal loads in the frame of that portal and nowhere else', async () => {
    const read = async (headers: Record<string, string>) =>
      readPolicy(await server.client.fetch('/embed/no-such-game', { headers }));
    const framed = { 'sec-fetch-dest': 'iframe', referer: 'https://www.crazygames.com/game/x' };
    const inPortal = await read(framed);
    for (const directive of ['script-src', 'connect-src', 'frame-src', 'img-src'])
      expect(inPortal.get(directive)).toContain('https://*.crazygames.com');
    expect(inPortal.get('script-src')).not.toContain('poki');
    const elsewhere: Record<string, string>[] = [
      {},
      { ...framed, referer: 'https://blog.example/' },
      { referer: framed.referer },
    ];
    for (const headers of elsewhere) {
      const policy = await read(headers);
      expect(policy.get('script-src')).not.toMatch(/https?:/);
      expect([...policy.values()].join(' ')).not.toContain('.invalid');
    }
  });
});
