import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlatformCalls } from '@playloom/room-contract';
import { addMilliseconds, SECOND_MS } from '../process/clock.ts';
import { chatMessages, games, leaderboardScores, roomProblems } from '../storage/schema.ts';
import { addSignedInUser } from '../testing/addSignedInUser.ts';
import { addUserWithBirthDate } from '../testing/addUserWithBirthDate.ts';
import { addTestMap, addTestUser, addTestWorld } from '../testing/addTestWorld.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { createUniqueUsername } from '../testing/createUniqueUsername.ts';
import { createPlatformCalls } from './createPlatformCalls.ts';

const PROBLEMS_PER_GAME_MAX = 200;

let server: TestServer;
let platform: PlatformCalls;
beforeAll(async () => {
  server = await createTestServer();
  platform = createPlatformCalls(server.services);
});
afterAll(() => server.close());

describe('[EG-10] leaderboards', () => {
  it('keep the best score of each player, for the game and its world, in the requested order', async () => {
    const world = await addTestWorld(server);
    const [one, two] = [await addTestMap(server, world), await addTestMap(server, world)];
    const [ada, bob] = [
      await addSignedInUser(server, createUniqueUsername()),
      await addSignedInUser(server, createUniqueUsername()),
    ];
    const write = (
      gameId: string,
      userId: string,
      score: number,
      leaderboard: string,
      order: 'highest' | 'lowest',
    ) => platform.writeScore({ gameId, roomId: 'a', sequence: 1, userId, leaderboard, score, order });
    await write(one, ada.user.id, 5, 'coins', 'highest');
    await write(one, ada.user.id, 3, 'coins', 'highest');
    await write(one, bob.user.id, 4, 'coins', 'highest');
    await write(two, bob.user.id, 9, 'coins', 'highest');
    await Promise.all([12, 8, 10].map((score) => write(one, ada.user.id, score, 'laps', 'lowest')));
    await write(one, bob.user.id, 7, 'laps', 'lowest');
    const read = async (id: string, leaderboard: string, scope?: 'game' | 'world') => {
      const query = scope ? { scope } : {};
      const { data } = await server.client.api.readLeaderboard({ params: { id, leaderboard }, query });
      return data.map(({ place, name, score }) => [place, name, score]);
    };
    const [adaName, bobName] = [ada.user.username, bob.user.username];
    expect(await read(one, 'coins')).toEqual([
      [1, adaName, 5],
      [2, bobName, 4],
    ]);
    expect(await read(one, 'laps')).toEqual([
      [1, bobName, 7],
      [2, adaName, 8],
    ]);
    expect(await read(two, 'coins')).toEqual([[1, bobName, 9]]);
    expect(await read(one, 'coins', 'world')).toEqual([
      [1, bobName, 9],
      [2, adaName, 5],
    ]);
    expect(await read(await addTestMap(server), 'coins', 'world')).toEqual([]);
    expect(await read(one, 'nothing')).toEqual([]);
  });

  it('share a rank on equal scores, and ignore invalid scores', async () => {
    const gameId = await addTestMap(server);
    const scores = [3, 3, 2, NaN, Infinity];
    for (const score of scores)
      await platform.writeScore({
        gameId,
        roomId: 'a',
        sequence: 1,
        userId: await addTestUser(server),
        leaderboard: 'best',
        score,
        order: 'highest',
      });
    const { data } = await server.client.api.readLeaderboard({ params: { id: gameId, leaderboard: 'best' } });
    expect(data.map(({ place, score }) => [place, score])).toEqual([
      [1, 3],
      [1, 3],
      [3, 2],
    ]);
    expect(
      await server.services.db.select().from(leaderboardScores).where(eq(leaderboardScores.ownerId, gameId)),
    ).toHaveLength(3);
  });
});

describe('[OP-40:part] what a room reports again after a crash', () => {
  it('is a message once in the chat of the community', async () => {
    const gameId = await addTestMap(server);
    const { user, client } = await addUserWithBirthDate(server, createUniqueUsername());
    await client.api.joinCommunity({ params: { id: gameId } });
    const said = { gameId, roomId: 'a', userId: user.id, text: 'Well played!' };
    const ids = [crypto.randomUUID(), crypto.randomUUID()];
    for (const id of [ids[0]!, ids[0]!, ids[1]!, ids[0]!]) await platform.reportSaid({ ...said, id });
    const stored = await server.services.db
      .select({ clientId: chatMessages.clientId })
      .from(chatMessages)
      .where(eq(chatMessages.authorId, user.id));
    expect(stored.map(({ clientId }) => clientId).toSorted()).toEqual(ids.toSorted());
  });

  it('is one score, reached when it was reported first', async () => {
    const [gameId, userId] = [await addTestMap(server), await addTestUser(server)];
    const score = { gameId, roomId: 'a', userId, leaderboard: 'best', score: 7, order: 'highest' } as const;
    await platform.writeScore({ ...score, sequence: 1 });
    const read = () =>
      server.services.db.select().from(leaderboardScores).where(eq(leaderboardScores.userId, userId));
    const first = await read();
    server.clock.advance(SECOND_MS);
    await platform.writeScore({ ...score, sequence: 1 });
    expect(await read()).toEqual(first);
    expect(first).toMatchObject([{ score: 7 }]);
  });
});

describe('reports of rooms', () => {
  it('count plays for the game and for the day', async () => {
    const gameId = await addTestMap(server);
    await Promise.all([
      platform.reportPlays(gameId, 3),
      platform.reportPlays(gameId, 2),
      platform.reportPlays(gameId, -4),
    ]);
    server.clock.advance(24 * 3_600_000);
    await platform.reportPlays(gameId, 1);
    const { db } = server.services;
    const [game] = await db.select().from(games).where(eq(games.id, gameId));
    expect(game?.plays).toBe(6);
    const days = await db.query.gamePlays.findMany({
      where: (table, { eq: is }) => is(table.gameId, gameId),
    });
    expect(days.map(({ plays }) => plays).toSorted((a, b) => a - b)).toEqual([1, 5]);
  });

  it('keep the newest problems of a game, each once with its count', async () => {
    const gameId = await addTestMap(server);
    const report = (place: string, text: string) =>
      platform.reportProblem({
        gameId,
        release: 1,
        roomId: 'a',
        level: 'error',
        id: 'rule-stopped',
        place,
        text,
      });
    for (let times = 0; times < 3; times += 1) await report('rules[0]', `stopped ${times}\0`);
    const first = await server.services.db.select().from(roomProblems).where(eq(roomProblems.gameId, gameId));
    expect(first).toMatchObject([{ times: 3, text: 'stopped 2', place: 'rules[0]' }]);
    const { id: _id, ...stored } = first[0]!;
    const others = Array.from({ length: PROBLEMS_PER_GAME_MAX - 1 }, (_, index) => {
      const place = `rules[${index + 1}]`;
      return { ...stored, place, fingerprint: place, lastAt: addMilliseconds(stored.lastAt, 1 + index) };
    });
    await server.services.db.insert(roomProblems).values(others);
    server.clock.advance(SECOND_MS);
    await report('rules[998]', 'x'.repeat(5000));
    await report('rules[999]', 'x');
    const kept = await server.services.db.select().from(roomProblems).where(eq(roomProblems.gameId, gameId));
    expect(kept).toHaveLength(PROBLEMS_PER_GAME_MAX);
    const places = kept.map(({ place }) => place);
    expect(places).toContain('rules[999]');
    expect(places).not.toContain('rules[0]');
    expect(places).not.toContain('rules[1]');
    expect(places).toContain('rules[2]');
    expect(Math.max(...kept.map(({ text }) => text.length))).toBe(1000);
  });
});
