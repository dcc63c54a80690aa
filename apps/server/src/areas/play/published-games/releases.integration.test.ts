import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseGame, createClientProjection, type GameInput } from '@playloom/game-format';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS } from '../../../process/clock.ts';
import { games, type GameRow } from '../../../storage/schema.ts';
import { addGame, createGameDocument } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createFakeRooms } from '../../../testing/createFakeRooms.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { makeReleaseUrl } from '../../creation/releases/releaseUrl.ts';

const SECRETS: Partial<GameInput> = {
  types: {
    units: {
      hero: {
        name: 'Hero',
        look: { color: '#ff0000' },
        controls: { keys: [{ key: 'q', press: { kind: 'run-rule', rule: 'secret-rule' } }] },
      },
    },
    items: { key: { name: 'Key' } },
    shops: {
      stall: {
        name: 'Stall',
        currency: { kind: 'player-variable', variable: 'purse' },
        offers: [
          {
            id: 'door',
            price: 3,
            sells: { kind: 'actions' },
            if: [true],
            do: [{ do: 'runRule', rule: 'secret-rule' }],
          },
        ],
      },
    },
  },
  variables: {
    player: { purse: { name: 'Purse', type: 'number' } },
    global: { hidden: { name: 'secret-name', type: 'text', initial: 'secret-value', isPublic: false } },
  },
  rules: [
    { id: 'secret-rule', name: 'secret-title', comment: 'secret-comment', when: { when: 'ruleIsRun' } },
  ],
  scripts: { world: { name: 'secret-script', files: { 'initialize.ts': 'const secretSource = 1;' } } },
  data: { defaultData: { secretKey: 'secret-data' }, ui: { shop: { htmlData: '<p>secret-panel</p>' } } },
  map: {
    entities: [{ id: 'secret-entity', kind: 'item', type: 'key', x: 1, y: 1 }],
    regions: { trap: { name: 'secret-region', x: 12.125, y: 3, width: 2, height: 2 } },
  },
};

let server: TestServer;
let maker: SignedInUser;
let game: GameRow;
beforeAll(async () => {
  server = await createTestServer({ rooms: createFakeRooms() });
  maker = await addSignedInUser(server, 'maker');
  game = await addGame(server, { creatorId: maker.user.id, document: SECRETS });
});
afterAll(() => server.close());

const pathOf = (release: number | string = 1) => `/api/game-client/cached/${game.id}/${release}/`;

it('[API-14] is the client projection: looks, keys and prices, no rules, scripts, hidden entities or logic', async () => {
  const response = await server.client.fetch(pathOf());
  const bytes = await response.text();
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/json; charset=utf-8',
  ]);
  expect(bytes).not.toMatch(/secret/i);
  expect(bytes).not.toContain('12.125');
  const parsed = parseGame(JSON.parse(bytes));
  expect(parsed).toEqual({ ok: true, value: createClientProjection(createGameDocument({}, SECRETS)) });
  expect(bytes).toContain('#ff0000');
  expect(bytes).toContain('"price":3');
  expect(bytes).toContain('"key":"q"');
});

it('[API-14] never changes, can be cached anywhere, and reads and sets no cookie', async () => {
  const plain = await server.newClient().fetch(pathOf());
  const signedIn = await maker.client.fetch(pathOf());
  expect(await signedIn.text()).toBe(await plain.text());
  for (const { headers } of [plain, signedIn]) {
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.getSetCookie()).toEqual([]);
    expect(headers.get('vary') ?? '').not.toMatch(/cookie/i);
  }
  const etag = plain.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
  const again = await server.newClient().fetch(pathOf(), { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

it('[API-14] is sent compressed', async () => {
  const plain = Buffer.from(await (await server.client.fetch(pathOf())).arrayBuffer());
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const encoding of ['br', 'gzip'] as const) {
    const response = await server.client.fetch(pathOf(), { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    const packed = Buffer.from(await response.arrayBuffer());
    expect(packed.length).toBeLessThan(plain.length / 2);
    expect(unpack[encoding](packed)).toEqual(plain);
  }
});

it.each(['2', '0', '-1', '1.0', 'x', '99999999999'])(
  '[API-14] does not find the release %s',
  async (release) => {
    const response = await server.client.fetch(pathOf(release));
    expect([400, 404]).toContain(response.status);
    expect(response.headers.get('cache-control') ?? '').not.toContain('immutable');
  },
);

it('[API-14] does not find a game by an invalid id', async () => {
  for (const id of ['no-id', '%00', game.slug, '00000000-0000-4000-8000-000000000000'])
    expect([400, 404]).toContain((await server.client.fetch(`/api/game-client/cached/${id}/1/`)).status);
});

it('[API-14] [RO-01:part] needs a signed address, which expires, for a restricted game', async () => {
  const { db } = server.services;
  const limited = await addGame(server, { creatorId: maker.user.id, settings: { visibility: 4 } });
  const path = `/api/game-client/cached/${limited.id}/1/`;
  const fetchStatus = async (url: string, client = server.newClient()) => (await client.fetch(url)).status;
  expect(await fetchStatus(path)).toBe(404);
  expect(await fetchStatus(path, maker.client)).toBe(404);
  const { releaseUrl } = (await maker.client.api.joinGame({ params: { id: limited.id } })).data;
  const response = await server.newClient().fetch(releaseUrl);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toMatch(/^private/);
  const forged = releaseUrl.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`);
  expect(await fetchStatus(forged)).toBe(404);
  expect(await fetchStatus(releaseUrl.replace(/expires=\d/, 'expires=9'))).toBe(404);
  expect(await fetchStatus(releaseUrl.replace('/1/', '/2/'))).toBe(404);
  const other = { gameId: game.id, release: 1 };
  const [, query] = makeReleaseUrl(server.services, other, 4).split('?');
  expect(await fetchStatus(`${path}?${query}`)).toBe(404);
  for (const bad of [
    'expires=x&signature=x',
    'expires=9e99&signature=',
    'signature=a',
    'expires=1&expires=2',
  ])
    expect([400, 404]).toContain(await fetchStatus(`${path}?${bad}`));
  server.clock.advance(12 * HOUR_MS);
  expect(await fetchStatus(releaseUrl)).toBe(404);
  await db.update(games).set({ visibility: 5 }).where(eq(games.id, limited.id));
  expect(await fetchStatus(path)).toBe(200);
});
