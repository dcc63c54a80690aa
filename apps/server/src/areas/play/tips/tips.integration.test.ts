import { afterAll, beforeAll, expect, it } from 'vitest';
import { getSessionCookieName } from '../../../http/session.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser } from '../../../testing/addSignedInUser.ts';
import { createFakeRooms } from '../../../testing/createFakeRooms.ts';
import type { ApiTestClient } from '../../../testing/createApiTestClient.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { UNKNOWN_ID } from '../../../testing/accessRows.ts';

let server: TestServer;
let gameId = '';
let otherGameId = '';
let membersOnlyId = '';

beforeAll(async () => {
  server = await createTestServer({ rooms: createFakeRooms() });
  const creatorId = (await addSignedInUser(server, 'maker')).user.id;
  gameId = (await addGame(server, { creatorId, slug: 'one' })).id;
  otherGameId = (await addGame(server, { creatorId, slug: 'two' })).id;
  membersOnlyId = (await addGame(server, { creatorId, slug: 'closed', settings: { visibility: 3 } })).id;
});
afterAll(() => server.close());

async function hasSeenTips({ api }: ApiTestClient, id: string): Promise<boolean> {
  return (await api.joinGame({ params: { id }, query: {} })).data.person.hasSeenTips;
}

it('[TIP-03:server] remembers for an account on all its devices which tips it has seen', async () => {
  const { client } = await addSignedInUser(server, 'player');
  expect(await hasSeenTips(client, gameId)).toBe(false);
  for (let times = 0; times < 2; times += 1) await client.api.storeTipsSeen({ params: { id: gameId } });
  expect(await hasSeenTips(client, gameId)).toBe(true);
  expect(await hasSeenTips(client, otherGameId)).toBe(false);
  const phone = server.newClient();
  const cookie = getSessionCookieName(server.services.config);
  phone.cookies.set(cookie, client.cookies.get(cookie)!);
  expect(await hasSeenTips(phone, gameId)).toBe(true);
  const { client: stranger } = await addSignedInUser(server, 'stranger');
  expect(await hasSeenTips(stranger, gameId)).toBe(false);
  expect(await hasSeenTips(server.newClient(), gameId)).toBe(false);
});

it('[TIP-03:server] accepts only games that the user may play', async () => {
  const { client } = await addSignedInUser(server, 'visitor');
  const put = async (id: string) =>
    (await client.fetch(`/api/v1/games/${id}/tips-seen/`, { method: 'PUT' })).status;
  expect([await put(gameId), await put(UNKNOWN_ID), await put(membersOnlyId)]).toEqual([200, 404, 403]);
});
