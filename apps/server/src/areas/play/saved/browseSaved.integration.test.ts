import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlatformCalls } from '@playloom/room-contract';
import { type GameRow, savedLeases } from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createUniqueUsername } from '../../../testing/createUniqueUsername.ts';
import { createPlatformCalls } from '../../../app/createPlatformCalls.ts';
import { LEASE_MS } from './savedLimits.ts';

let server: TestServer;
let platform: PlatformCalls;
let maker: SignedInUser;
let player: SignedInUser;
beforeAll(async () => {
  server = await createTestServer();
  platform = createPlatformCalls(server.services);
  maker = await addSignedInUser(server, createUniqueUsername());
  player = await addSignedInUser(server, createUniqueUsername());
});
afterAll(() => server.close());

const addOwnGame = () => addGame(server, { creatorId: maker.user.id });

/** Plays as a user who saves coins and a score, then leaves unless `isStaying` is set. */
async function play(game: GameRow, { user }: SignedInUser, isStaying = false): Promise<string> {
  const opened = await platform.openSaved({ gameId: game.id, userId: user.id, roomId: 'a-room' });
  const lease = opened?.lease ?? '';
  const changes = [{ scope: 'game', key: 'coins', change: { kind: 'set', value: 7 } }];
  await platform.writeSaved({ lease, sequence: 1, changes });
  const score = { roomId: 'a-room', sequence: 2, leaderboard: 'best', score: 41, order: 'highest' } as const;
  await platform.writeScore({ gameId: game.id, userId: user.id, ...score });
  if (!isStaying) await platform.closeSaved(lease);
  return lease;
}

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: { body?: { errorId: string } }) => error.body?.errorId ?? String(error),
  );

const reset = (game: GameRow, who: SignedInUser, by = maker) =>
  by.client.api.resetSavedPlayer({ params: { id: game.id, userId: who.user.id } });

const look = async (game: GameRow, who: SignedInUser) =>
  (await maker.client.api.readSavedPlayer({ params: { id: game.id, userId: who.user.id } })).data;

describe('[EG-10] saved data and leaderboards', () => {
  it('are exported by the player, game by game, and by no one else', async () => {
    const game = await addOwnGame();
    await play(game, player);
    const { data } = await player.client.api.listSavedGames();
    expect(data).toContainEqual(
      expect.objectContaining({ scope: 'game', ownerId: game.id, title: game.title }),
    );
    const params = { scope: 'game', ownerId: game.id } as const;
    expect(await player.client.api.exportSavedGame({ params })).toMatchObject({
      title: game.title,
      values: { coins: 7 },
      scores: [{ leaderboard: 'best', score: 41 }],
    });
    expect(await refusal(maker.client.api.exportSavedGame({ params }))).toBe('saved_not_found');
  });

  it('are browsed by users who may edit the game, page by page', async () => {
    const game = await addOwnGame();
    const players = await Promise.all(
      Array.from({ length: 21 }, () => addSignedInUser(server, createUniqueUsername())),
    );
    for (const one of players) {
      await play(game, one);
      server.clock.advance(1000);
    }
    const list = async (query: { page?: number; search?: string }) =>
      (await maker.client.api.listSavedPlayers({ params: { gameSlug: game.slug }, query })).data;
    const first = await list({});
    expect(first.players.map(({ userId }) => userId)).toEqual(
      players
        .slice(1)
        .map(({ user }) => user.id)
        .toReversed(),
    );
    expect(first).toMatchObject({ hasMore: true, leaderboards: [{ leaderboard: 'best', players: 21 }] });
    expect(await list({ page: 2 })).toMatchObject({
      hasMore: false,
      players: [{ userId: players[0]?.user.id, size: '{"coins":7}'.length }],
    });
    const search = players[3]?.user.username ?? '';
    expect((await list({ search })).players).toMatchObject([{ username: search }]);
    expect((await list({ search: '%' })).players).toEqual([]);
    for (const call of [
      () => player.client.api.listSavedPlayers({ params: { gameSlug: game.slug } }),
      () => player.client.api.readSavedPlayer({ params: { id: game.id, userId: player.user.id } }),
      () => player.client.api.resetLeaderboard({ params: { id: game.id, leaderboard: 'best' } }),
      () => reset(game, player, player),
    ])
      expect(await refusal(call())).toBe('not_allowed');
  });

  it('of one player are reset, and everything else stays', async () => {
    const [game, other] = [await addOwnGame(), await addOwnGame()];
    const friend = await addSignedInUser(server, createUniqueUsername());
    for (const where of [game, other]) for (const who of [player, friend]) await play(where, who);
    await reset(game, player);
    expect(await look(game, player)).toEqual({ values: {}, scores: [] });
    expect(await look(game, friend)).toMatchObject({ values: { coins: 7 }, scores: [{ score: 41 }] });
    expect(await look(other, player)).toMatchObject({ values: { coins: 7 }, scores: [{ score: 41 }] });
    const again = await platform.openSaved({ gameId: game.id, userId: player.user.id, roomId: 'next' });
    expect(again?.saved.game).toEqual({});
    await platform.closeSaved(again?.lease ?? '');
  });

  it('are not reset while a room holds them; a disconnected room cannot write them back', async () => {
    const game = await addOwnGame();
    const lease = await play(game, player, true);
    expect(await refusal(reset(game, player))).toBe('saved_in_use');
    expect(await look(game, player)).toMatchObject({ values: { coins: 7 } });
    server.clock.advance(LEASE_MS + 1);
    await reset(game, player);
    const changes = [{ scope: 'game', key: 'coins', change: { kind: 'set', value: 8 } }];
    expect(await platform.writeSaved({ lease, sequence: 2, changes })).toBe('lease-lost');
    expect(await look(game, player)).toEqual({ values: {}, scores: [] });
    const { db } = server.services;
    expect(await db.select().from(savedLeases).where(eq(savedLeases.gameId, game.id))).toEqual([]);
  });

  it('leaderboards are reset one at a time', async () => {
    const game = await addOwnGame();
    await play(game, player);
    const second = { roomId: 'a', sequence: 3, leaderboard: 'laps', score: 3, order: 'lowest' } as const;
    await platform.writeScore({ gameId: game.id, userId: player.user.id, ...second });
    await maker.client.api.resetLeaderboard({ params: { id: game.id, leaderboard: 'best' } });
    expect((await look(game, player)).scores.map(({ leaderboard }) => leaderboard)).toEqual(['laps']);
  });

  it('are not found for unknown players', async () => {
    const game = await addOwnGame();
    const params = { id: game.id, userId: '00000000-0000-4000-8000-000000000000' };
    expect(await refusal(maker.client.api.resetSavedPlayer({ params }))).toBe('saved_not_found');
    const nonsense = { id: game.id, userId: 'nobody' };
    expect(await refusal(maker.client.api.readSavedPlayer({ params: nonsense }))).toBe('saved_not_found');
  });
});
