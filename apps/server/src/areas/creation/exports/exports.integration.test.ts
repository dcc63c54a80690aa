import type { ExportedGame } from '@playloom/api-contract';
import type { GameInput } from '@playloom/game-format';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeFile } from '../../../files/storeFile.ts';
import { collaborators, gameVisits, type GameRow } from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addTestWorld } from '../../../testing/addTestWorld.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createFakeRooms } from '../../../testing/createFakeRooms.ts';
import type { ApiTestClient } from '../../../testing/createApiTestClient.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { installTestEngine } from '../../../testing/installTestEngine.ts';
import { makePng } from '../../../testing/makePng.ts';
import { makeExportKey } from './exportKey.ts';

const rooms = createFakeRooms();
let server: TestServer;
let maker: SignedInUser;
let stranger: SignedInUser;
let game: GameRow;
let imageFile: string;
beforeAll(async () => {
  server = await createTestServer({ rooms });
  maker = await addSignedInUser(server, 'maker');
  stranger = await addSignedInUser(server, 'stranger');
  installTestEngine(server);
  imageFile = await storeImage();
  game = await addGame(server, {
    creatorId: maker.user.id,
    settings: SETTINGS,
    document: makeRest(imageFile),
  });
});
afterAll(() => server.close());

const SETTINGS = { title: '<Rust & "Ruin">', description: 'A game' };

function makeRest(file: string): Partial<GameInput> {
  return {
    assets: { hero: { kind: 'image', name: 'Hero', file } },
    rules: [{ id: 'secret-rule', name: 'secret-title', when: { when: 'ruleIsRun' } }],
    data: { ui: { shop: { htmlData: '<p>Shop</p>' } } },
  };
}

function storeImage(): Promise<string> {
  const { db, files, clock } = server.services;
  const bytes = makePng({ width: 2, height: 2 });
  const kind = { extension: 'png', contentType: 'image/png' };
  return storeFile(db, files, { bytes, ...kind, ownerId: maker.user.id, now: clock.now() });
}

function askFor(client: ApiTestClient, mode: string, id = game.id): Promise<Response> {
  return client.fetch(`/api/v1/games/${id}/export/?mode=${mode}`);
}

async function exportAs(mode: string, client = maker.client) {
  const response = await askFor(client, mode);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  return new Uint8Array(await response.arrayBuffer());
}
const textOf = (files: Map<string, Uint8Array>, name: string) => new TextDecoder().decode(files.get(name));
function readGame(files: Map<string, Uint8Array>): ExportedGame {
  return JSON.parse(
    textOf(files, 'game.js')
      .replace(/^[^{]*/, '')
      .replace(/;\s*$/, ''),
  ) as ExportedGame;
}

async function refusal(response: Promise<Response>): Promise<unknown> {
  const answer = await response;
  return [answer.status, ((await answer.json()) as { errorId: string }).errorId];
}

it('offline contains the whole game, its page, its assets and credits', async () => {
  const files = new Map(Object.entries(unzipSync(await exportAs('offline'))));
  expect([...files.keys()].toSorted()).toEqual(
    [
      'CREDITS.txt',
      'LIBRARIES.md',
      'LICENSE.txt',
      `assets/${imageFile}`,
      'disk.js',
      'game.js',
      'icon.png',
      'index.html',
      'panels/1.html',
      'playloom-3d.js',
      'playloom.css',
      'playloom.js',
    ].toSorted(),
  );
  const { game: whole, online, panels } = readGame(files);
  expect(online).toBeNull();
  expect(whole.rules).toMatchObject([{ id: 'secret-rule' }]);
  expect(panels).toEqual({ shop: 'panels/1.html' });
  expect(textOf(files, 'panels/1.html')).toContain('<p>Shop</p>');
  const index = textOf(files, 'index.html');
  expect(index).toContain('<title>&lt;Rust &amp; &quot;Ruin&quot;&gt;</title>');
  // The page refers only to files below its own folder.
  expect(index).not.toMatch(/https?:|(?:src|href)="\//);
  expect(textOf(files, 'CREDITS.txt')).toContain(`Hero (${imageFile})`);
  expect(textOf(files, 'LICENSE.txt')).toContain('MIT');
  expect(textOf(files, 'disk.js')).toContain(
    Buffer.from(files.get(`assets/${imageFile}`)!).toString('base64'),
  );
});

it('gives the same bytes for the same game', async () => {
  const [first, second] = [await exportAs('offline'), await exportAs('offline')];
  expect(Buffer.compare(first, second)).toBe(0);
});

it('[API-14:part] online contains only what clients get, and no secret of the server', async () => {
  const bytes = await exportAs('online');
  const files = new Map(Object.entries(unzipSync(bytes)));
  const { game: shown, online } = readGame(files);
  expect([shown.rules, shown.scripts]).toEqual([[], {}]);
  expect(online).toEqual({
    server: server.config.publicUrl,
    files: `${server.config.uiOrigin}/files`,
    gameId: game.id,
    release: 1,
    key: makeExportKey(server.services, game.id),
  });
  const all = [...files.values()].map((part) => new TextDecoder().decode(part)).join('\n');
  expect(all).not.toContain('secret-rule');
  expect(all).not.toContain('secret-title');
  const { exportSecrets, vapidKeys } = server.services.secrets;
  for (const secret of [...exportSecrets, vapidKeys.privateKey, server.config.secretKey])
    expect(all).not.toContain(secret);
  expect(textOf(files, 'index.html')).toContain(
    `connect-src 'self' file: data: blob: ${server.config.publicUrl}`,
  );
});

it('is for collaborators; other users cannot learn that an unpublished draft exists', async () => {
  expect(await refusal(askFor(stranger.client, 'offline'))).toEqual([403, 'not_allowed']);
  expect(await refusal(askFor(server.newClient(), 'offline'))).toEqual([401, 'not_signed_in']);
  expect(await refusal(askFor(maker.client, 'sideways'))).toEqual([400, 'invalid_input']);
  const draft = await maker.client.api.createGame({
    body: {
      game: { title: 'Not yet', sandboxMode: 'advanced', preferredRegion: '' },
      templateInfo: { templateSlug: 'blank' },
    },
  });
  expect(await refusal(askFor(stranger.client, 'offline', draft.data._id))).toEqual([404, 'game_not_found']);
  expect(await refusal(askFor(maker.client, 'online', draft.data._id))).toEqual([
    409,
    'export_not_published',
  ]);
});

it('reports why a game cannot be exported', async () => {
  const creatorId = maker.user.id;
  const members = await addGame(server, { creatorId, settings: { visibility: 4 } });
  expect(await refusal(askFor(maker.client, 'online', members.id))).toEqual([409, 'export_not_open']);
  const holed = await addGame(server, { creatorId, document: makeRest(`${'0'.repeat(64)}.png`) });
  expect(await refusal(askFor(maker.client, 'offline', holed.id))).toEqual([409, 'export_file_missing']);
  // Documents from before uploads had names contain paths like this one.
  const climbing = await addGame(server, { creatorId, document: makeRest('assets/a.png') });
  expect(await refusal(askFor(maker.client, 'offline', climbing.id))).toEqual([409, 'export_file_missing']);
  const old = await createTestServer({ beside: server });
  const { user, client } = await addSignedInUser(old, 'late');
  const unbuilt = await addGame(old, { creatorId: user.id });
  expect(await refusal(askFor(client, 'offline', unbuilt.id))).toEqual([409, 'export_unavailable']);
  await old.close();
});

it('seats players of an export as guests, from any site, and ignores cookies', async () => {
  const key = makeExportKey(server.services, game.id);
  const path = `/api/v1/exports/${game.id}/seat/?key=${key}`;
  // The user is logged in on our own site, but other sites must not learn this.
  const response = await maker.client.fetch(path, { headers: { origin: 'https://games.example' } });
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  expect(response.headers.has('access-control-allow-credentials')).toBe(false);
  const { data } = (await response.json()) as { data: Record<string, unknown> };
  expect(data).toMatchObject({
    url: '/guest-rooms/one/room1?sessionId=x',
    release: 1,
    person: { isSignedIn: false, canChat: false },
  });
  expect(rooms.requests.at(-1)?.visitor).toMatchObject({ userId: null, canChat: false });
  const visits = await server.services.db.select().from(gameVisits).where(eq(gameVisits.gameId, game.id));
  expect(visits).toMatchObject([{ portal: 'b' }]);

  for (const wrong of ['', 'x', makeExportKey(server.services, maker.user.id)]) {
    const refused = server.client.fetch(`/api/v1/exports/${game.id}/seat/?key=${wrong}`);
    expect(await refusal(refused)).toEqual([404, 'game_not_found']);
  }
  const release = await server.client.fetch(String(data['releaseUrl']));
  expect(release.headers.get('access-control-allow-origin')).toBe('*');
});

/** Adds three maps of one world that lead from one to the next. The last belongs to another user. */
async function addWorldOfMaps() {
  const worldId = await addTestWorld(server);
  const add = async (creatorId: string, worldMap: string, next: string) =>
    addGame(server, {
      creatorId,
      slug: `map-${worldMap}`,
      document: {
        assets: { hero: { kind: 'image', name: `Hero of ${worldMap}`, file: imageFile } },
        world: { maps: { [next]: { name: next } } },
        data: { ui: { sign: { htmlData: `<p>${worldMap}</p>` } } },
      },
      row: { worldId, worldMap },
    });
  return {
    bay: await add(maker.user.id, 'bay', 'island'),
    island: await add(maker.user.id, 'island', 'moon'),
    moon: await add(stranger.user.id, 'moon', 'bay'),
  };
}

it('contains the reachable maps by the same creator, for users who may export them', async () => {
  const { bay, island, moon } = await addWorldOfMaps();
  const unpack = async (client: ApiTestClient) =>
    new Map(
      Object.entries(
        unzipSync(new Uint8Array(await (await askFor(client, 'offline', bay.id)).arrayBuffer())),
      ),
    );
  const files = await unpack(maker.client);
  expect(readGame(files)).toMatchObject({ id: bay.id, map: 'bay', maps: { island: 'maps/1/map.js' } });
  expect(Object.keys(readGame(files).maps)).toEqual(['island']);
  const there = JSON.parse(
    textOf(files, 'maps/1/map.js')
      .replace(/^[^{]*/, '')
      .replace(/;\s*$/, ''),
  ) as unknown;
  expect(there).toMatchObject({ map: 'island', panels: { sign: 'maps/1/1.html' } });
  expect(textOf(files, 'maps/1/1.html')).toContain('<p>island</p>');
  expect(textOf(files, 'CREDITS.txt')).toContain(`Hero of island (${imageFile})`);

  // A collaborator of one map has no access to the others.
  await server.services.db
    .insert(collaborators)
    .values({ gameId: bay.id, userId: stranger.user.id, role: 'viewer', createdAt: server.clock.now() });
  expect(readGame(await unpack(stranger.client)).maps).toEqual({});

  // In an online export, the server provides the rooms and the travel between them.
  const sit = (gameSlug: string) =>
    server
      .newClient()
      .fetch(
        `/api/v1/exports/${bay.id}/seat/?key=${makeExportKey(server.services, bay.id)}&gameSlug=${gameSlug}`,
      );
  expect((await sit(island.slug)).status).toBe(200);
  expect(rooms.requests.at(-1)?.gameId).toBe(island.id);
  for (const elsewhere of [moon.slug, game.slug, 'nowhere'])
    expect(await refusal(sit(elsewhere))).toEqual([404, 'game_not_found']);
});
