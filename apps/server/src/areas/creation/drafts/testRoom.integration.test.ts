import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../process/clock.ts';
import { deleteExpiredData } from '../../operations/clean-up/deleteExpiredData.ts';
import { listNetworkOrigins } from '../../../process/networkOrigins.ts';
import { releases, testReleases } from '../../../storage/schema.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createFakeRooms, type FakeRooms } from '../../../testing/createFakeRooms.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { readErrorId } from './testing/readErrorId.ts';

let server: TestServer;
let rooms: FakeRooms;
let ada: SignedInUser;
let gameId: string;
let gameSlug: string;
beforeAll(async () => {
  rooms = createFakeRooms();
  const env = { PUBLIC_URL: 'http://192.168.7.7:3000', UI_ORIGIN: 'http://drawings.local:3000' };
  server = await createTestServer({ rooms, env });
  ada = await addSignedInUser(server, 'ada');
  const { data } = await ada.client.api.createGame({
    body: {
      game: { title: 'Being tested', sandboxMode: 'advanced', preferredRegion: '' },
      templateInfo: { templateSlug: 'blank' },
    },
  });
  [gameId, gameSlug] = [data._id, data.gameSlug];
});
afterAll(() => server.close());

async function openTest() {
  const { data } = await ada.client.api.openTestRoom({ params: { id: gameId } });
  const inv = new URL(data.url).searchParams.get('inv') ?? '';
  return { ...data, inv };
}

it('[ED-18] opens the draft in a private room for anyone with the link, and for no one else', async () => {
  const test = await openTest();
  expect(test.url).toMatch(
    /^http:\/\/192\.168\.7\.7:3000\/play\/being-tested\?inv=test_[\w-]+&autojoin=true$/,
  );
  expect(test.networkUrls).toEqual([test.url]);
  expect(rooms.rooms.map(({ lobbyCode }) => lobbyCode)).toContain(test.lobbyCode);
  const guest = server.newClient();
  expect(await readErrorId(guest.api.readGame({ params: { gameSlug } }))).toBe('game_not_found');
  expect(await readErrorId(guest.api.joinGame({ params: { id: gameId } }))).toBe('game_not_found');
  const wrong = { inv: 'test_guessed' };
  expect(await readErrorId(guest.api.joinGame({ params: { id: gameId }, query: wrong }))).toBe(
    'game_not_found',
  );
  const { data: page } = await guest.api.readGame({ params: { gameSlug }, query: { inv: test.inv } });
  expect(page.game).toMatchObject({ title: 'Being tested', access: 'open' });
  expect(await guest.api.listRooms({ params: { id: gameId } })).toMatchObject({
    data: [],
    privatePlayers: 0,
  });
  const { data: invitation } = await guest.api.readInvite({ params: { inv: test.inv } });
  expect(invitation).toMatchObject({ inviter: 'ada', gameSlug, isRoomOpen: true });
  const { data: seat } = await guest.api.joinGame({ params: { id: gameId }, query: { inv: test.inv } });
  expect(seat.lobbyCode).toBe(test.lobbyCode);
  expect((await guest.fetch(seat.releaseUrl)).status).toBe(200);
  expect((await guest.fetch(seat.releaseUrl.split('?')[0] ?? '')).status).toBe(404);
});

it('[ED-18] opens one new room for everyone when the last one has closed', async () => {
  const test = await openTest();
  rooms.rooms.splice(0);
  const join = () => server.newClient().api.joinGame({ params: { id: gameId }, query: { inv: test.inv } });
  const [one, two] = [await join(), await join()];
  expect(one.data.lobbyCode).not.toBeNull();
  expect(two.data.roomId).toBe(one.data.roomId);
});

it('[ED-18] is not a release of the game: not listed, not numbered, not restorable', async () => {
  await openTest();
  const params = { id: gameId };
  expect((await ada.client.api.listReleases({ params })).data).toEqual([]);
  const [row] = await server.services.db.select().from(testReleases).where(eq(testReleases.gameId, gameId));
  const release = row?.release ?? 0;
  expect(await readErrorId(ada.client.api.readRelease({ params: { ...params, release } }))).toBe(
    'release_not_found',
  );
  expect(
    await readErrorId(ada.client.api.publishGame({ params, body: { maxPlayers: 8, release: { release } } })),
  ).toBe('release_not_found');
  // The same document can still be published.
  expect((await ada.client.api.publishDraft({ params, body: {} })).data.release).toBe(1);
});

it('[ED-18] ends after some hours, and leaves nothing behind', async () => {
  const test = await openTest();
  const { data: seat } = await server
    .newClient()
    .api.joinGame({ params: { id: gameId }, query: { inv: test.inv } });
  expect(new Date(test.expiresAt).getTime()).toBe(server.clock.now().getTime() + 12 * HOUR_MS);
  server.clock.advance(12 * HOUR_MS);
  expect(await readErrorId(server.client.api.readInvite({ params: { inv: test.inv } }))).toBe(
    'invite_not_found',
  );
  expect((await server.client.fetch(seat.releaseUrl)).status).toBe(404);
  await deleteExpiredData(server.services);
  const left = await server.services.db.select().from(releases).where(eq(releases.gameId, gameId));
  expect(left.map(({ release }) => release)).toEqual([1]);
});

it('[ED-18] is only for editors', async () => {
  const bob = await addSignedInUser(server, 'bob');
  expect(await readErrorId(bob.client.api.openTestRoom({ params: { id: gameId } }))).toBe('not_allowed');
});

it('has no network address when the server listens on localhost only', async () => {
  const local = await createTestServer({ rooms: createFakeRooms() });
  const { data } = await testAsEve(local);
  expect(data.networkUrls).toEqual([]);
  await local.close();
});

describe('[ED-18] with HOST=0.0.0.0 and nothing else', () => {
  it('lets phones use this machine’s addresses, and no other site', async () => {
    const local = await createTestServer({ rooms: createFakeRooms(), env: { HOST: '0.0.0.0' } });
    const origins = listNetworkOrigins(local.config);
    const { data, eve } = await testAsEve(local);
    expect(data.networkUrls.map((url) => new URL(url).origin)).toEqual(origins);
    const send = (origin: string) =>
      eve.client
        .fetch('/api/v1/games/custom', { method: 'POST', json: {}, headers: { origin } })
        .then(({ status }) => status);
    // These requests are rejected because of their body, not their origin.
    for (const origin of origins) expect(await send(origin)).toBe(400);
    for (const origin of origins) {
      expect(await send(origin.replace(/:\d+$/, ':3001'))).toBe(403);
      expect(await send(`${origin}.evil.example`)).toBe(403);
    }
    for (const origin of ['http://198.51.100.7:3000', 'https://evil.example', 'null'])
      expect(await send(origin)).toBe(403);
    for (const origin of origins) {
      // Uploads and panels are served from the same address, with their own sandbox.
      const panel = await eve.client.fetch(`${origin}/panels/preview`);
      expect(panel.headers.get('content-security-policy')).toContain(`frame-ancestors ${origin}; sandbox`);
    }
    expect((await eve.client.fetch('/panels/preview')).status).toBe(404);
    await local.close();
  });
});

async function testAsEve(local: TestServer) {
  const eve = await addSignedInUser(local, 'eve');
  const { data } = await eve.client.api.createGame({
    body: {
      game: { title: 'Local', sandboxMode: 'advanced', preferredRegion: '' },
      templateInfo: { templateSlug: 'blank' },
    },
  });
  return { eve, ...(await eve.client.api.openTestRoom({ params: { id: data._id } })) };
}
