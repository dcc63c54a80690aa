import { apiLimits } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { games, recentGames } from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createFakeRooms } from '../../../testing/createFakeRooms.ts';
import type { ApiTestClient } from '../../../testing/createApiTestClient.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { UNKNOWN_ID } from '../../../testing/accessRows.ts';

let server: TestServer;
let maker: SignedInUser;
const ids: Record<string, string> = {};
beforeAll(async () => {
  server = await createTestServer({ rooms: createFakeRooms() });
  maker = await addSignedInUser(server, 'maker');
  for (let index = 0; index < apiLimits.RECENT_GAMES_MAX + 2; index += 1) {
    const slug = `game-${index}`;
    const { id } = await addGame(server, { creatorId: maker.user.id, slug, settings: { title: slug } });
    ids[slug] = id;
  }
});
afterAll(() => server.close());

async function join(client: ApiTestClient, slug: string, query: Record<string, string> = {}): Promise<void> {
  server.clock.advance(1000);
  await client.api.joinGame({ params: { id: ids[slug]! }, query });
}
async function list(client: ApiTestClient): Promise<string[]> {
  const { data } = await client.api.listRecentGames();
  return data.map(({ gameSlug }) => gameSlug);
}

it('[RT-01:server] lists the games an account joined, latest first, on any device', async () => {
  const { client, user } = await addSignedInUser(server, 'player');
  expect(await list(client)).toEqual([]);
  await join(client, 'game-0');
  await join(client, 'game-1');
  await join(client, 'game-0');
  await join(client, 'game-2', { watch: 'true' });
  expect(await list(client)).toEqual(['game-0', 'game-1']);
  const other = await addSignedInUser(server, 'stranger');
  expect(await list(other.client)).toEqual([]);
  const rows = await server.services.db.select().from(recentGames).where(eq(recentGames.userId, user.id));
  expect(rows).toHaveLength(2);
});

it('[RT-01:server] adds the recent games of a browser, ignores unknown ones and keeps the newest', async () => {
  const { client, user } = await addSignedInUser(server, 'merger');
  await join(client, 'game-0');
  server.clock.advance(1000);
  const gameIds = [ids['game-5']!, UNKNOWN_ID, 'not-an-id', ids['game-5']!, ids['game-3']!];
  const { data } = await client.api.mergeRecentGames({ body: { gameIds } });
  expect(data.map(({ gameSlug }) => gameSlug)).toEqual(['game-5', 'game-3', 'game-0']);
  for (let index = 0; index < apiLimits.RECENT_GAMES_MAX + 2; index += 1) await join(client, `game-${index}`);
  const kept = await list(client);
  expect(kept).toHaveLength(apiLimits.RECENT_GAMES_MAX);
  expect(kept[0]).toBe(`game-${apiLimits.RECENT_GAMES_MAX + 1}`);
  const rows = await server.services.db.select().from(recentGames).where(eq(recentGames.userId, user.id));
  expect(rows).toHaveLength(apiLimits.RECENT_GAMES_MAX);
});

it('omits a game that was taken down, and requires a login', async () => {
  const { client } = await addSignedInUser(server, 'patient');
  await join(client, 'game-1');
  await join(client, 'game-2');
  const { db, clock } = server.services;
  await db.update(games).set({ trashedAt: clock.now() }).where(eq(games.slug, 'game-1'));
  expect(await list(client)).toEqual(['game-2']);
  const guest = server.newClient();
  const answers = [
    await guest.fetch('/api/v1/account/recent-games/'),
    await guest.fetch('/api/v1/account/recent-games/', { method: 'POST', json: { gameIds: [] } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401]);
});
