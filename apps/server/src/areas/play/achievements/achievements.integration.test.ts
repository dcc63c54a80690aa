import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiLimits } from '@playloom/api-contract';
import type { PlatformCalls } from '@playloom/room-contract';
import { createPlatformCalls } from '../../../app/createPlatformCalls.ts';
import { DAY_MS } from '../../../process/clock.ts';
import {
  achievementProgress,
  games,
  playerLevels,
  recentGames,
  TEST_RELEASE_NUMBER_MIN,
  userBlocks,
  users,
  type GameRow,
} from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createUniqueUsername } from '../../../testing/createUniqueUsername.ts';
import { LEVEL_POINTS_PER_DAY, RARITY_PLAYERS_MIN } from './limits.ts';

const ACHIEVEMENTS = [
  { id: 'first', name: 'First', description: 'Die once', points: 10, done: { kind: 'deaths', times: 1 } },
  { id: 'third', name: 'Third', points: 20, done: { kind: 'deaths', times: 3 } },
  { id: 'hidden', name: 'Behind the door', points: 5, isSecret: true, done: { kind: 'deaths', times: 2 } },
];
/** The release of games that `addGame` publishes. */
const RELEASE = 1;

let server: TestServer;
let platform: PlatformCalls;
let creator: SignedInUser;
let player: SignedInUser;
let game: GameRow;

beforeAll(async () => {
  server = await createTestServer();
  platform = createPlatformCalls(server.services);
});
afterAll(() => server.close());
beforeEach(async () => {
  creator = await addSignedInUser(server, createUniqueUsername());
  player = await addSignedInUser(server, createUniqueUsername());
  game = await addAchievementGame();
});

async function addAchievementGame(row: Partial<GameRow> = {}, by = creator): Promise<GameRow> {
  const added = await addGame(server, {
    creatorId: by.user.id,
    slug: createUniqueUsername(),
    settings: { achievements: ACHIEVEMENTS as never },
  });
  if (Object.keys(row).length > 0)
    await server.services.db.update(games).set(row).where(eq(games.id, added.id));
  return added;
}

async function join(user: SignedInUser, joined = game): Promise<void> {
  await server.services.db
    .insert(recentGames)
    .values({ userId: user.user.id, gameId: joined.id, playedAt: server.clock.now() })
    .onConflictDoNothing();
}

interface Sent {
  counts?: object;
  unlocked?: unknown;
  seconds?: number;
}

/** Plays in a room of its own, and reports this. */
async function report(user: SignedInUser, sent: Sent[], { release = RELEASE, of = game } = {}) {
  const opened = await platform.openSaved({ gameId: of.id, userId: user.user.id, roomId: 'room', release });
  for (const [index, progress] of sent.entries()) {
    await platform.writeSaved({
      lease: opened!.lease,
      sequence: index + 1,
      changes: [],
      progress: { counts: {}, unlocked: [], seconds: 0, ...progress } as never,
      release,
    });
  }
  await platform.closeSaved(opened!.lease);
  return opened!.saved;
}

const UNLOCK = { counts: { first: 1 }, unlocked: ['first'] };

async function read(user: SignedInUser, of = game) {
  return (await user.client.api.listAchievements({ params: { id: of.id } })).data;
}

async function readLevel({ user }: SignedInUser): Promise<number> {
  const rows = await server.services.db.select().from(playerLevels).where(eq(playerLevels.userId, user.id));
  return rows[0]?.points ?? 0;
}

describe('progress that rooms report', () => {
  it('[PROG-03:part] is stored once, however often it is sent, and continues in the next room', async () => {
    await join(player);
    const opened = await platform.openSaved({ gameId: game.id, userId: player.user.id, roomId: 'room' });
    const { lease } = opened!;
    const progress = { ...UNLOCK, counts: { first: 1, third: 2 }, seconds: 120 };
    const write = (sequence: number) =>
      platform.writeSaved({ lease, sequence, changes: [], progress, release: RELEASE });
    await Promise.all([write(1), write(1), write(1)]);
    await platform.closeSaved(lease);
    expect((await read(player)).mastery?.points).toBe(12);
    // Another sequence with the same totals, as after a crash of the room.
    const saved = await report(player, [{ ...UNLOCK, counts: { first: 1, third: 2 } }]);
    expect(saved.achievements).toEqual({ counts: { first: 1, third: 2 }, unlocked: ['first'] });
    const { achievements, mastery } = await read(player);
    expect(mastery).toEqual({ level: 1, points: 12, from: 0, to: 50 });
    expect(achievements.map(({ id, count, unlockedAt }) => [id, count, unlockedAt !== null])).toEqual([
      ['first', 1, true],
      ['third', 2, false],
      ['hidden', 0, false],
    ]);
    await report(player, [{ counts: { third: 1 } }]);
    expect((await read(player)).achievements[1]?.count).toBe(2);
  });

  it('[PROG-04:part] is not stored for users who did not join, nor with a lease of someone else', async () => {
    await report(player, [UNLOCK]);
    expect((await read(player)).achievements[0]?.unlockedAt).toBeNull();
    await join(player);
    const progress = { ...UNLOCK, seconds: 600 };
    const lease = '00000000-0000-4000-8000-000000000000';
    const answer = await platform.writeSaved({ lease, sequence: 1, changes: [], progress, release: RELEASE });
    expect(answer).toBe('lease-lost');
    expect(await read(player)).toMatchObject({ mastery: { points: 0 } });
  });

  it('[PROG-04:part] unlocks only what the release has, and only with enough counted', async () => {
    await join(player);
    const text = 'x'.repeat(100_000);
    await report(player, [
      { unlocked: ['first', 'third', 'unknown', text], counts: { third: 2, unknown: 9, [text]: 1 } },
      { unlocked: { length: 1e9 }, counts: { first: 'many' } },
    ]);
    const rows = await server.services.db
      .select()
      .from(achievementProgress)
      .where(eq(achievementProgress.userId, player.user.id));
    expect(rows.map(({ achievement, count, unlockedAt }) => [achievement, count, unlockedAt])).toEqual([
      ['third', 2, null],
    ]);
  });

  it('[PROG-04:part] earns nothing in playtests, and creators nothing in games that are not public', async () => {
    const unlisted = await addAchievementGame({ isUnlisted: true });
    await join(player);
    await join(player, unlisted);
    await join(creator, unlisted);
    await report(player, [{ ...UNLOCK, seconds: 300 }], { release: TEST_RELEASE_NUMBER_MIN + 5 });
    expect(await read(player)).toMatchObject({ mastery: { points: 0 } });
    await report(creator, [UNLOCK], { of: unlisted });
    expect(await read(creator, unlisted)).toMatchObject({ mastery: { points: 0 } });
    await report(player, [UNLOCK], { of: unlisted });
    expect(await read(player, unlisted)).toMatchObject({ mastery: { points: 10 } });
    expect(await readLevel(player)).toBe(0);
    await join(creator);
    await report(creator, [UNLOCK]);
    expect(await read(creator)).toMatchObject({ mastery: { points: 10 } });
    expect(await readLevel(creator)).toBe(0);
  });

  it('[PROG-05:part] gives points for achievements and minutes, of which only so many count on one day', async () => {
    await join(player);
    await report(player, [{ ...UNLOCK, seconds: 90 }, { seconds: 29 }, { seconds: 1 }]);
    expect(await read(player)).toMatchObject({ mastery: { points: 12 } });
    expect(await readLevel(player)).toBe(12);
    await report(
      player,
      Array.from({ length: 40 }, () => ({ seconds: 600 })),
    );
    expect(await read(player)).toMatchObject({ mastery: { points: apiLimits.MASTERY_POINTS_PER_DAY } });
    for (let count = 0; count < 3; count += 1) {
      const other = await addAchievementGame();
      await join(player, other);
      await report(
        player,
        Array.from({ length: 20 }, () => ({ seconds: 600 })),
        { of: other },
      );
    }
    expect(await readLevel(player)).toBe(LEVEL_POINTS_PER_DAY);
    server.clock.advance(DAY_MS);
    await report(player, [{ seconds: 600 }]);
    expect(await read(player)).toMatchObject({ mastery: { points: apiLimits.MASTERY_POINTS_PER_DAY + 10 } });
    expect(await readLevel(player)).toBe(LEVEL_POINTS_PER_DAY + 10);
  });
});

describe('achievements of a game', () => {
  it('[PROG-06:part] hide secret ones until they are unlocked, and show guests no progress', async () => {
    await join(player);
    const hidden = async (user: { client: SignedInUser['client'] }) =>
      (await user.client.api.listAchievements({ params: { id: game.id } })).data.achievements[2];
    const secret = { name: null, description: '', goal: null, icon: 'question', unlockedAt: null };
    expect(await hidden(player)).toMatchObject(secret);
    await report(player, [{ counts: { hidden: 2 }, unlocked: ['hidden'] }]);
    expect(await hidden(player)).toMatchObject({ name: 'Behind the door', goal: 2, count: 2 });
    expect(await hidden({ client: server.newClient() })).toMatchObject(secret);
    const guest = await server.newClient().api.listAchievements({ params: { id: game.id } });
    expect(guest.data.mastery).toBeNull();
  });

  it('[PROG-06:part] say how rare they are when enough players are known', async () => {
    const players: SignedInUser[] = [];
    for (let count = 0; count < RARITY_PLAYERS_MIN; count += 1) {
      const one = await addSignedInUser(server, createUniqueUsername());
      players.push(one);
      await join(one);
      const sent = count < 4 ? UNLOCK : { seconds: 60 };
      if (count < RARITY_PLAYERS_MIN - 1) await report(one, [sent]);
    }
    expect((await read(player)).achievements[0]?.rarity).toBeNull();
    await report(players.at(-1)!, [{ seconds: 60 }]);
    const { achievements } = await read(player);
    expect(achievements.map(({ rarity }) => rarity)).toEqual([0.4, 0, 0]);
  });

  it('[PROG-06:part] are only for visitors who may play the game', async () => {
    const closed = await addAchievementGame({ visibility: 3 });
    const path = `/api/v1/games/${closed.id}/achievements/`;
    expect((await server.newClient().fetch(path)).status).toBe(403);
    expect((await creator.client.fetch(path)).status).toBe(200);
  });
});

describe('the progress of a user', () => {
  async function readPlayerProgress(client: SignedInUser['client'], { user } = player) {
    return (await client.api.readPlayerProgress({ params: { username: user.username } })).data;
  }

  it('[PROG-06:part] has the level, the latest achievements, and the games with the most points', async () => {
    await join(player);
    expect(await readPlayerProgress(player.client)).toEqual({
      isHidden: false,
      level: { level: 1, points: 0, from: 0, to: 100 },
      streak: { days: 0, hasPlayedToday: false, weekDays: 0, bestWeek: 0 },
      worn: { frame: null, emblem: null },
      seasons: [],
      unlocked: 0,
      latest: [],
      games: [],
    });
    await report(player, [UNLOCK]);
    server.clock.advance(1000);
    await report(player, [{ counts: { hidden: 2 }, unlocked: ['hidden'] }]);
    const own = await readPlayerProgress(player.client);
    expect(own.latest.map(({ name, title }) => [name, title])).toEqual([
      ['Behind the door', game.title],
      ['First', game.title],
    ]);
    expect(own).toMatchObject({
      unlocked: 2,
      level: { points: 15 },
      games: [{ gameSlug: game.slug, unlocked: 2, mastery: { level: 1, points: 15 } }],
    });
    const others = await readPlayerProgress(server.newClient());
    expect(others.latest.map(({ name }) => name)).toEqual([null, 'First']);
  });

  it('[PROG-06:part] shows others only public games', async () => {
    const unlisted = await addAchievementGame({ isUnlisted: true });
    await join(player, unlisted);
    await report(player, [UNLOCK], { of: unlisted });
    expect(await readPlayerProgress(server.newClient())).toMatchObject({
      unlocked: 0,
      latest: [],
      games: [],
    });
    expect(await readPlayerProgress(player.client)).toMatchObject({ unlocked: 1 });
    await server.services.db
      .update(games)
      .set({ hiddenAt: server.clock.now() })
      .where(eq(games.id, unlisted.id));
    expect(await readPlayerProgress(player.client)).toMatchObject({ unlocked: 0 });
  });

  it('[PROG-06:part] is hidden between users who blocked each other, and of young players', async () => {
    await join(player);
    await report(player, [UNLOCK]);
    const hidden = {
      isHidden: true,
      level: null,
      streak: null,
      worn: { frame: null, emblem: null },
      seasons: [],
      unlocked: 0,
      latest: [],
      games: [],
    };
    const { db } = server.services;
    await db.insert(userBlocks).values({
      userId: player.user.id,
      otherId: creator.user.id,
      kind: 'block',
      createdAt: server.clock.now(),
    });
    expect(await readPlayerProgress(creator.client)).toEqual(hidden);
    expect((await readPlayerProgress(server.newClient())).isHidden).toBe(false);
    const birthDate = server.clock.now().toISOString().slice(0, 10);
    await db.update(users).set({ birthDate }).where(eq(users.id, player.user.id));
    expect(await readPlayerProgress(server.newClient())).toEqual(hidden);
    expect((await readPlayerProgress(player.client)).unlocked).toBe(1);
  });

  it('[PROG-12:part] has all games with everything that is unlocked, for those who may see it', async () => {
    const list = async (client: SignedInUser['client'], page = 1) =>
      (await client.api.listPlayerGames({ params: { username: player.user.username }, query: { page } }))
        .data;
    expect(await list(player.client)).toEqual({ isHidden: false, games: [], hasMore: false });
    const unlisted = await addAchievementGame({ isUnlisted: true });
    await join(player);
    await join(player, unlisted);
    await report(player, [UNLOCK], { of: unlisted });
    await report(player, [{ counts: { first: 1, hidden: 2 }, unlocked: ['first', 'hidden'] }]);
    const own = await list(player.client);
    expect(own.games).toMatchObject([
      { gameSlug: game.slug, total: 3, mastery: { points: 15 } },
      { gameSlug: unlisted.slug, total: 3, achievements: [{ name: 'First' }] },
    ]);
    const names = (shown: typeof own) =>
      shown.games.map(({ achievements }) => achievements.map(({ name }) => name));
    expect(names(own)[0]?.toSorted()).toEqual(['Behind the door', 'First']);
    expect(names(await list(server.newClient()))).toEqual([expect.arrayContaining([null, 'First'])]);
    expect(await list(player.client, 2)).toEqual({ isHidden: false, games: [], hasMore: false });
    const birthDate = server.clock.now().toISOString().slice(0, 10);
    await server.services.db.update(users).set({ birthDate }).where(eq(users.id, player.user.id));
    expect(await list(server.newClient())).toEqual({ isHidden: true, games: [], hasMore: false });
  });

  it('[PROG-06:part] does not exist for unknown users', async () => {
    for (const path of ['achievements/', 'achievements/games/'])
      expect((await server.newClient().fetch(`/api/v1/users/nobody_here/${path}`)).status).toBe(404);
  });
});
