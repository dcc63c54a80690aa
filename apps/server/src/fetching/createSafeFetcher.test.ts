import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { HOSTILE_NAMES, SSRF_CORPUS } from '../testing/ssrfCorpus.ts';
import { createSafeFetcher } from './createSafeFetcher.ts';
import { isPublicAddress } from './isPublicAddress.ts';

type NetworkAccess = NonNullable<Parameters<typeof createSafeFetcher>[0]>;

const PUBLIC = '93.184.215.14';
const MEGABYTE = 1024 * 1024;
const ICON = 'https://icons.example/a.png';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** Starts a web server that receives every connection, no matter which address the fetcher dials. */
async function openCanary(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => (server.close(), server.closeAllConnections()));
  const { port } = server.address() as AddressInfo;
  const dialled: string[] = [];
  const resolved: string[] = [];
  const edge = (names: Record<string, string[]> = {}): NetworkAccess => ({
    async resolve(host) {
      resolved.push(host);
      const found = names[host];
      if (!found) throw new Error('SERVFAIL');
      return found;
    },
    dial(address) {
      dialled.push(address);
      return connect(port, '127.0.0.1');
    },
  });
  return { edge, dialled, resolved };
}

const sendIcon: RequestListener = (_, response) =>
  response.writeHead(200, { 'content-type': 'image/png' }).end('picture');

describe('addresses that are never called', () => {
  it('covers at least two hundred', () => expect(new Set(SSRF_CORPUS).size).toBeGreaterThanOrEqual(200));

  it('[T7] connects to none of them', async () => {
    const { edge, dialled } = await openCanary(sendIcon);
    const fetcher = createSafeFetcher(edge(HOSTILE_NAMES));
    for (const address of SSRF_CORPUS) {
      const { ok } = await fetcher.fetchImage(address);
      expect({ address, ok, dialled }).toEqual({ address, ok: false, dialled: [] });
    }
  });

  it('[T7] does not follow a redirect to any of them', async () => {
    const target = { location: '' };
    const { edge, dialled } = await openCanary((_, response) =>
      response.writeHead(302, { location: target.location.replace(/[^ -~]/g, encodeURIComponent) }).end(),
    );
    const fetcher = createSafeFetcher(edge({ ...HOSTILE_NAMES, 'icons.example': [PUBLIC] }));
    // Leaves out addresses without a host: a redirect to them stays on the same public host.
    const leadingAway = SSRF_CORPUS.filter((address) =>
      /^https?:[/\\]{2}[^/]|^(?:file|ftp|data):/.test(address),
    );
    expect(leadingAway.length).toBeGreaterThan(200);
    for (target.location of leadingAway) {
      const { ok } = await fetcher.fetchImage(ICON);
      const seen = { ...target, ok, dialled: dialled.splice(0) };
      expect(seen).toEqual({ ...target, ok: false, dialled: [PUBLIC] });
    }
  });
});

it('[T7] connects to the address that was checked, even if the name then resolves to another', async () => {
  const { edge, dialled, resolved } = await openCanary(sendIcon);
  const names = { 'icons.example': [PUBLIC] };
  const network = edge(names);
  const rebinding: NetworkAccess = {
    ...network,
    async resolve(host) {
      const answer = await network.resolve(host);
      names['icons.example'] = ['127.0.0.1'];
      return answer;
    },
  };
  expect(await createSafeFetcher(rebinding).fetchImage(ICON)).toMatchObject({ ok: true });
  expect([dialled, resolved]).toEqual([[PUBLIC], ['icons.example']]);
  expect(await createSafeFetcher(rebinding).fetchImage(ICON)).toEqual({ ok: false, problem: 'refused' });
  expect(dialled).toEqual([PUBLIC]);
});

it('[T7] resolves every hop again and follows at most two', async () => {
  const { edge, dialled } = await openCanary(({ url = '', headers }, response) => {
    const [, hops = '0'] = /^\/(\d)$/.exec(url) ?? [];
    if (Number(hops) === 0) return sendIcon(undefined as never, response as never);
    return response
      .writeHead(307, { location: `https://other.example/${Number(hops) - 1}` })
      .end(headers.host);
  });
  const fetcher = createSafeFetcher(edge({ 'icons.example': [PUBLIC], 'other.example': ['1.1.1.1'] }));
  expect(await fetcher.fetchImage('https://icons.example/2')).toEqual({
    ok: true,
    bytes: Buffer.from('picture'),
  });
  expect(dialled).toEqual([PUBLIC, '1.1.1.1', '1.1.1.1']);
  expect(await fetcher.fetchImage('https://icons.example/3')).toEqual({
    ok: false,
    problem: 'unreachable',
  });
});

it.each<[string, RequestListener, string]>([
  [
    'declares a size that is too large',
    (_, to) =>
      to.writeHead(200, { 'content-type': 'image/png', 'content-length': MEGABYTE + 1 }).flushHeaders(),
    'too-large',
  ],
  [
    'is too large',
    (_, to) => to.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(MEGABYTE + 1)),
    'too-large',
  ],
  ['is a page', (_, to) => to.writeHead(200, { 'content-type': 'text/html' }).end('x'), 'no-picture'],
  [
    'is an SVG',
    (_, to) => to.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
    'no-picture',
  ],
  ['has no type', (_, to) => to.writeHead(200).end('x'), 'no-picture'],
  ['is not found', (_, to) => to.writeHead(404, { 'content-type': 'image/png' }).end('x'), 'unreachable'],
  ['redirects to nothing', (_, to) => to.writeHead(302).end(), 'unreachable'],
  ['is cut off', (request) => request.socket.destroy(), 'unreachable'],
  ['never responds', () => undefined, 'unreachable'],
  ['never ends', (_, to) => to.writeHead(200, { 'content-type': 'image/png' }).write('x'), 'unreachable'],
])('[T7] rejects what %s', async (_, answer, problem) => {
  const { edge } = await openCanary(answer);
  // A responding server gets as much time as a busy machine needs; only the cases without a response use a
  // short timeout.
  const isSilent = problem === 'unreachable';
  const fetcher = createSafeFetcher(edge({ 'icons.example': [PUBLIC] }), isSilent ? 200 : undefined);
  expect(await fetcher.fetchImage(ICON)).toEqual({ ok: false, problem });
});

it('gives up on a name server that never responds', async () => {
  const { edge } = await openCanary(sendIcon);
  const silent = { ...edge(), resolve: () => new Promise<string[]>(() => undefined) };
  expect(await createSafeFetcher(silent, 20).fetchImage(ICON)).toEqual({
    ok: false,
    problem: 'unreachable',
  });
});

it('accepts public addresses of both kinds', () => {
  const open = ['1.1.1.1', PUBLIC, '2606:4700:4700::1111', '2a00:1450:4001:830::200e'];
  const closed = ['', 'icons.example', '127.1', '0x7f000001', '08.8.8.8', '1.1.1.1 '];
  expect([...open, ...closed].filter(isPublicAddress)).toEqual(open);
});
