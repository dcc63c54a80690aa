import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leaderboardScores, users, type GameRow } from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import type { ApiTestClient } from '../../../testing/createApiTestClient.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

const PLAYERS = 12;
let server: TestServer;
let maker: SignedInUser;
let game: GameRow;
const players: SignedInUser[] = [];
beforeAll(async () => {
  server = await createTestServer();
  maker = await addSignedInUser(server, 'maker');
  const score = { do: 'submitScore', player: { get: 'triggeringPlayer' }, score: 1 };
  game = await addGame(server, {
    creatorId: maker.user.id,
    document: {
      rules: [
        {
          id: 'won',
          name: 'Won',
          when: { when: 'playerJoins' },
          do: [
            { ...score, leaderboard: 'Wins' },
            { ...score, leaderboard: 'Empty board' },
          ],
        },
      ] as never,
    },
  });
  const now = server.clock.now();
  for (let index = 0; index < PLAYERS; index += 1) {
    const player = await addSignedInUser(server, `player${index}`);
    players.push(player);
    await server.services.db.insert(leaderboardScores).values({
      scope: 'game',
      ownerId: game.id,
      leaderboard: 'Wins',
      userId: player.user.id,
      score: index === 11 ? 90 : 100 - index,
      order: 'highest',
      reachedAt: now,
    });
  }
});
afterAll(() => server.close());

async function list(client: ApiTestClient) {
  return (await client.api.listLeaderboards({ params: { id: game.id } })).data;
}

it('shows the top scores to everyone, and a board without scores as empty', async () => {
  const [wins, empty] = await list(server.newClient());
  expect(wins).toMatchObject({ leaderboard: 'Wins', players: PLAYERS, own: null });
  expect(wins?.top).toHaveLength(10);
  expect(wins?.top[0]).toEqual({ place: 1, name: 'player0', score: 100, isOwn: false });
  expect(empty).toEqual({ leaderboard: 'Empty board', players: 0, top: [], own: null });
});

it('shows logged-in players their own rank, also below the top; equal scores share one', async () => {
  const [first] = await list(players[0]!.client);
  expect(first?.own).toEqual({ place: 1, score: 100 });
  expect(first?.top[0]?.isOwn).toBe(true);
  expect((await list(players[10]!.client))[0]?.own).toEqual({ place: 11, score: 90 });
  expect((await list(players[11]!.client))[0]?.own).toEqual({ place: 11, score: 90 });
  expect((await list(maker.client))[0]?.own).toBeNull();
});

it('hides the names of players under 13 from others', async () => {
  const [youngest] = players;
  await server.services.db
    .update(users)
    .set({ birthDate: server.clock.now().toISOString().slice(0, 10) })
    .where(eq(users.id, youngest!.user.id));
  expect((await list(server.newClient()))[0]?.top[0]).toMatchObject({ name: null, score: 100 });
  expect((await list(youngest!.client))[0]?.top[0]).toMatchObject({ name: 'player0', isOwn: true });
});

it('is only for visitors who may play the game', async () => {
  const closed = await addGame(server, { creatorId: maker.user.id, settings: { visibility: 3 } });
  const path = `/api/v1/games/${closed.id}/leaderboards/`;
  expect((await server.newClient().fetch(path)).status).toBe(403);
  expect((await maker.client.fetch(path)).status).toBe(200);
});
