import { and, eq } from 'drizzle-orm';
import { apiLimits } from '@playloom/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getPeriodEnd } from '@playloom/game-format';
import type { PlatformCalls } from '@playloom/room-contract';
import { createPlatformCalls } from '../../../app/createPlatformCalls.ts';
import { DAY_MS, MINUTE_MS } from '../../../process/clock.ts';
import {
  gameMastery,
  games,
  goalProgress,
  playerLevels,
  recentGames,
  TEST_RELEASE_NUMBER_MIN,
  type GameRow,
} from '../../../storage/schema.ts';
import { addGame, createGameDocument } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createUniqueUsername } from '../../../testing/createUniqueUsername.ts';
import { serializeGame } from '../../creation/documents/serializeGame.ts';
import { storeRelease } from '../../creation/releases/storeRelease.ts';
import { toUtcDay } from '../dashboard/toUtcDay.ts';
import { deleteOldGoalProgress } from './goalQueries.ts';
import { GOAL_PROGRESS_KEPT_DAYS, LATE_REPORT_MS } from './limits.ts';

const GOALS = [
  { id: 'die', name: 'Die twice', points: 10, done: { kind: 'deaths', times: 2 } },
  { id: 'play', name: 'Play', points: 5, done: { kind: 'seconds', seconds: 600 } },
  { id: 'week', name: 'Die often', points: 40, period: 'weekly', done: { kind: 'deaths', times: 20 } },
];
/** The release of games that `addGame` publishes. */
const RELEASE = 1;
const DONE = { counts: { die: 2 }, done: ['die'] };
/** A Wednesday, so that the week doesn't end with the day. */
const NOON = '2027-03-10T12:00:00.000Z';

let server: TestServer;
let platform: PlatformCalls;
let creator: SignedInUser;
let player: SignedInUser;
let game: GameRow;

beforeAll(async () => {
  server = await createTestServer();
  platform = createPlatformCalls(server.services);
  server.clock.advance(Date.parse(NOON) - server.clock.now().getTime());
});
afterAll(() => server.close());
beforeEach(async () => {
  creator = await addSignedInUser(server, createUniqueUsername());
  player = await addSignedInUser(server, createUniqueUsername());
  game = await addGoalGame();
  await join(player);
});

const today = () => toUtcDay(server.clock.now());

async function addGoalGame(row: Partial<GameRow> = {}, goals: object[] = GOALS): Promise<GameRow> {
  const settings = { goals: goals as never };
  const added = await addGame(server, { creatorId: creator.user.id, slug: createUniqueUsername(), settings });
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
  seconds?: number;
  day?: unknown;
  counts?: object;
  done?: unknown;
}

/** Plays in a room of its own, and reports this. */
async function report(user: SignedInUser, sent: Sent[], { release = RELEASE, of = game } = {}) {
  const opened = await platform.openSaved({ gameId: of.id, userId: user.user.id, roomId: 'room', release });
  const answers = [];
  for (const [index, { seconds = 0, ...rest }] of sent.entries()) {
    const goals = { day: today(), counts: {}, done: [], ...rest };
    const progress = { counts: {}, unlocked: [], seconds, goals };
    const write = { lease: opened!.lease, sequence: index + 1, changes: [], progress, release };
    answers.push(await platform.writeSaved(write as never));
  }
  await platform.closeSaved(opened!.lease);
  return { goals: opened!.saved.goals, answers };
}

async function read(user: SignedInUser, of = game) {
  return (await user.client.api.listGameGoals({ params: { id: of.id } })).data;
}

async function readMastery({ user }: SignedInUser, of = game): Promise<number> {
  const isRow = and(eq(gameMastery.userId, user.id), eq(gameMastery.gameId, of.id));
  const [row] = await server.services.db.select().from(gameMastery).where(isRow);
  return row?.points ?? 0;
}

async function readLevel({ user }: SignedInUser): Promise<number> {
  const rows = await server.services.db.select().from(playerLevels).where(eq(playerLevels.userId, user.id));
  return rows[0]?.points ?? 0;
}

describe('goals that rooms report', () => {
  it('[GOAL-03:part] are given to the room, stored once, and continue in the next room', async () => {
    const first = await report(player, [{ counts: { die: 1, week: 7 } }]);
    expect(first.goals).toEqual({ day: today(), counts: { die: 0, play: 0, week: 0 }, done: [] });
    const opened = await platform.openSaved({
      gameId: game.id,
      userId: player.user.id,
      roomId: 'b',
      release: RELEASE,
    });
    expect(opened!.saved.goals).toEqual({ day: today(), counts: { die: 1, play: 0, week: 7 }, done: [] });
    const goals = { day: today(), counts: { die: 2 }, done: ['die'] };
    const progress = { counts: {}, unlocked: [], seconds: 0, goals };
    const write = (sequence: number) =>
      platform.writeSaved({ lease: opened!.lease, sequence, changes: [], progress, release: RELEASE });
    await Promise.all([write(1), write(1), write(1)]);
    await write(2);
    await platform.closeSaved(opened!.lease);
    expect(await readMastery(player)).toBe(10);
    expect(await readLevel(player)).toBe(10);
    await report(player, [{ counts: { die: 0, week: 3 } }, DONE]);
    expect(await readMastery(player)).toBe(10);
    const { goals: shown, isKept } = await read(player);
    expect(isKept).toBe(true);
    expect(shown.map(({ id, count, completedAt }) => [id, count, completedAt !== null])).toEqual([
      ['die', 2, true],
      ['play', 0, false],
      ['week', 7, false],
    ]);
  });

  it('[GOAL-06:part] count only what the release has, the player was given, and was counted often enough', async () => {
    const text = 'x'.repeat(100_000);
    const many = Array.from({ length: 9 }, (_, index) => ({ ...GOALS[0]!, id: `g${index}` }));
    const crowded = await addGoalGame({}, many);
    await join(player, crowded);
    const counts = Object.fromEntries(many.map(({ id }) => [id, 2]));
    const done = many.map(({ id }) => id);
    await report(
      player,
      [
        { counts, done },
        { counts, done },
      ],
      { of: crowded },
    );
    const given = (await read(player, crowded)).goals;
    expect(given.filter(({ completedAt }) => completedAt !== null)).toHaveLength(3);
    expect(await readMastery(player, crowded)).toBe(30);
    await report(player, [
      { counts: { die: 1, [text]: 5 }, done: ['die', 'week', 'unknown', text] },
      { counts: 'many', done: { length: 1e9 } } as never,
      { day: 7 },
      { day: text, ...DONE },
    ]);
    expect((await read(player)).goals.map(({ count }) => count)).toEqual([1, 0, 0]);
    expect(await readMastery(player)).toBe(0);
  });

  it('[GOAL-06:part] count for nothing in playtests, without joining, and for creators in games that are not public', async () => {
    const stranger = await addSignedInUser(server, createUniqueUsername());
    await report(stranger, [DONE]);
    expect(await readMastery(stranger)).toBe(0);
    const test = await report(player, [DONE], { release: TEST_RELEASE_NUMBER_MIN + 5 });
    expect(test.goals).toBeUndefined();
    const unlisted = await addGoalGame({ isUnlisted: true });
    await join(creator, unlisted);
    await join(player, unlisted);
    const own = await report(creator, [DONE], { of: unlisted });
    expect(own.goals).toBeUndefined();
    expect(await read(creator, unlisted)).toMatchObject({ isKept: false });
    expect(await readMastery(creator, unlisted)).toBe(0);
    await report(player, [DONE], { of: unlisted });
    expect(await readMastery(player, unlisted)).toBe(10);
    expect(await readLevel(player)).toBe(0);
    const lease = '00000000-0000-4000-8000-000000000000';
    const progress = { counts: {}, unlocked: [], seconds: 0, goals: { day: today(), ...DONE } };
    const answer = await platform.writeSaved({ lease, sequence: 1, changes: [], progress, release: RELEASE });
    expect(answer).toBe('lease-lost');
  });

  it('[GOAL-06:part] count in one room at a time', async () => {
    const open = (roomId: string) =>
      platform.openSaved({ gameId: game.id, userId: player.user.id, roomId, release: RELEASE });
    const first = await open('a');
    expect(await open('b')).toBeNull();
    server.clock.advance(MINUTE_MS);
    const second = await open('b');
    const write = (lease: string, sequence: number) =>
      platform.writeSaved({
        lease,
        sequence,
        changes: [],
        progress: { counts: {}, unlocked: [], seconds: 0, goals: { day: today(), ...DONE } },
        release: RELEASE,
      });
    const answers = await Promise.all([
      write(first!.lease, 1),
      write(second!.lease, 1),
      write(first!.lease, 2),
    ]);
    expect(answers).toEqual(['lease-lost', 'written', 'lease-lost']);
    expect(await readMastery(player)).toBe(10);
    await platform.closeSaved(second!.lease);
  });

  it('[GOAL-02:part] begin anew with the day and the week, with a moment for what was counted before', async () => {
    await report(player, [{ ...DONE, counts: { die: 2, week: 19 } }]);
    const before = today();
    const now = server.clock.now().getTime();
    server.clock.advance(getPeriodEnd('daily', now) - now + LATE_REPORT_MS - 1);
    expect(today()).not.toBe(before);
    const late = { day: before, counts: { play: 600, die: 2 }, done: ['play', 'die'] };
    expect((await report(player, [late])).answers).toEqual(['new-day']);
    expect(await readMastery(player)).toBe(15);
    server.clock.advance(1000);
    const tooLate = { day: before, counts: { week: 20 }, done: ['week'] };
    expect((await report(player, [tooLate])).answers).toEqual(['new-day']);
    expect(await readMastery(player)).toBe(15);
    const request = { gameId: game.id, userId: player.user.id, release: RELEASE };
    expect(await platform.readGoals(request)).toEqual({
      day: today(),
      counts: { die: 0, play: 0, week: 19 },
      done: [],
    });
    await report(player, [DONE]);
    expect(await readMastery(player)).toBe(25);
    server.clock.advance(7 * DAY_MS);
    expect((await read(player)).goals.map(({ count }) => count)).toEqual([0, 0, 0]);
    await report(player, [
      { day: before, ...DONE },
      { day: '2099-01-01', ...DONE },
    ]);
    expect(await readMastery(player)).toBe(25);
    server.clock.advance(Date.parse(`${today()}T12:00:00.000Z`) - server.clock.now().getTime());
  });

  it('[GOAL-06:part] give no more points when a release changes them, or asks for almost nothing', async () => {
    const publish = (goals: object[]) => {
      const { engineVersion, clock, db } = server.services;
      const document = serializeGame(createGameDocument({ goals: goals as never }));
      const wanted = { gameId: game.id, game: document, engineVersion, expected: null, now: clock.now() };
      return db.transaction((tx) => storeRelease(tx, wanted));
    };
    const easy = (prefix: string, period: string, points: number) =>
      Array.from({ length: 5 }, (_, index) => {
        return { id: `${prefix}${index}`, name: 'Easy', period, points, done: { kind: 'deaths', times: 1 } };
      });
    for (const prefix of ['a', 'b', 'c']) {
      const goals = [...easy(`d${prefix}`, 'daily', 20), ...easy(`w${prefix}`, 'weekly', 50)];
      const release = await publish(goals);
      const counts = Object.fromEntries(goals.map(({ id }) => [id, 1]));
      await report(player, [{ counts, done: Object.keys(counts) }], { release });
    }
    const rows = await server.services.db
      .select()
      .from(goalProgress)
      .where(eq(goalProgress.userId, player.user.id));
    expect(rows.filter(({ completedAt }) => completedAt !== null)).toHaveLength(6);
    expect(await readMastery(player)).toBe(apiLimits.MASTERY_POINTS_PER_DAY);
    await publish(GOALS);
    expect((await read(player)).goals).toEqual([]);
  });
});

describe('the goals of a player', () => {
  it('[GOAL-04:part] are shown to guests without progress, and only to visitors who may play', async () => {
    await report(player, [DONE]);
    const guest = (await server.newClient().api.listGameGoals({ params: { id: game.id } })).data;
    expect(guest).toMatchObject({ isKept: false, dayEndsAt: `${toUtcDay(addDay())}T00:00:00.000Z` });
    expect(guest.goals.map(({ count, completedAt }) => [count, completedAt])).toEqual([
      [0, null],
      [0, null],
      [0, null],
    ]);
    const closed = await addGoalGame({ visibility: 3 });
    const path = `/api/v1/games/${closed.id}/goals/`;
    expect((await server.newClient().fetch(path)).status).toBe(403);
    expect((await creator.client.fetch(path)).status).toBe(200);
  });

  it('[GOAL-04:part] are listed for the games that were played last', async () => {
    await report(player, [DONE]);
    const { data } = await player.client.api.listTodayGoals();
    expect(data.games).toMatchObject([
      {
        gameSlug: game.slug,
        title: game.title,
        goals: [{ id: 'die', count: 2 }, { id: 'play' }],
      },
    ]);
    expect((await creator.client.api.listTodayGoals()).data.games).toEqual([]);
    for (let count = 0; count < apiLimits.TODAY_GAMES_SHOWN; count += 1)
      await join(player, await addGoalGame());
    const more = (await player.client.api.listTodayGoals()).data.games;
    expect(more).toHaveLength(apiLimits.TODAY_GAMES_SHOWN);
    await server.services.db.update(games).set({ hiddenAt: server.clock.now() }).where(eq(games.id, game.id));
    const slugs = (await player.client.api.listTodayGoals()).data.games.map(({ gameSlug }) => gameSlug);
    expect(slugs).not.toContain(game.slug);
  });

  it('[GOAL-02:part] are deleted some time after their period, and the points stay', async () => {
    await report(player, [DONE]);
    const later = new Date(server.clock.now().getTime() + (GOAL_PROGRESS_KEPT_DAYS + 1) * DAY_MS);
    await deleteOldGoalProgress(server.services.db, server.clock.now());
    expect((await read(player)).goals[0]?.count).toBe(2);
    await deleteOldGoalProgress(server.services.db, later);
    expect((await read(player)).goals[0]?.count).toBe(0);
    expect(await readMastery(player)).toBe(10);
  });
});

describe('the streak of a player', () => {
  const readStreak = async (user: SignedInUser) => (await user.client.api.listTodayGoals()).data.streak;

  it('[GOAL-07:part] grows once on a day with enough time or a completed goal, and never falls', async () => {
    const seconds = apiLimits.STREAK_SECONDS_PER_DAY - 60;
    await report(player, [{ seconds }]);
    expect(await readStreak(player)).toMatchObject({ days: 0, hasPlayedToday: false });
    await report(player, [{ seconds: 60 }, { seconds: 600 }, DONE]);
    expect(await readStreak(player)).toEqual({ days: 1, hasPlayedToday: true, weekDays: 1, bestWeek: 1 });
    server.clock.advance(10 * DAY_MS);
    expect(await readStreak(player)).toEqual({ days: 1, hasPlayedToday: false, weekDays: 0, bestWeek: 1 });
    await report(player, [DONE]);
    expect(await readStreak(player)).toMatchObject({ days: 2, hasPlayedToday: true });
  });

  it('[GOAL-07:part] does not grow where nothing counts', async () => {
    const unlisted = await addGoalGame({ isUnlisted: true });
    await join(creator, unlisted);
    await report(creator, [{ ...DONE, seconds: 600 }], { of: unlisted });
    expect((await readStreak(creator)).days).toBe(0);
    await report(player, [{ ...DONE, seconds: 600 }], { release: TEST_RELEASE_NUMBER_MIN + 5 });
    expect((await readStreak(player)).days).toBe(0);
  });

  it('[GOAL-07:part] grows once when rooms of several games report at the same time', async () => {
    const others = [game, await addGoalGame(), await addGoalGame()];
    for (const other of others) await join(player, other);
    await Promise.all(others.map((of) => report(player, [{ ...DONE, seconds: 600 }], { of })));
    expect(await readStreak(player)).toMatchObject({ days: 1, weekDays: 1 });
  });
});

function addDay(): Date {
  return new Date(server.clock.now().getTime() + DAY_MS);
}
