import { eq } from 'drizzle-orm';
import { apiLimits } from '@playloom/api-contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PlatformCalls } from '@playloom/room-contract';
import { createPlatformCalls } from '../../../app/createPlatformCalls.ts';
import { DAY_MS } from '../../../process/clock.ts';
import {
  auditLog,
  games,
  playerLevels,
  playerStreaks,
  recentGames,
  seasonPoints,
  users,
  wornCosmetics,
  type GameRow,
} from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { addStaff } from '../../../testing/addStaff.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createUniqueUsername } from '../../../testing/createUniqueUsername.ts';
import { getSeasonNumber, getSeasonStart } from './seasonCalendar.ts';

const RELEASE = 1;
const GOALS = Array.from({ length: 3 }, (_, index) => ({
  id: `g${index}`,
  name: `Goal ${index}`,
  points: 20,
  done: { kind: 'deaths', times: 1 },
}));
const ACHIEVEMENTS = [{ id: 'first', name: 'First', points: 10, done: { kind: 'deaths', times: 1 } }];

let server: TestServer;
let platform: PlatformCalls;
let creator: SignedInUser;
let player: SignedInUser;

beforeAll(async () => {
  server = await createTestServer();
  platform = createPlatformCalls(server.services);
  const season = getSeasonNumber(server.clock.now());
  server.clock.advance(getSeasonStart(season + 1).getTime() - server.clock.now().getTime());
});
afterAll(() => server.close());
beforeEach(async () => {
  creator = await addSignedInUser(server, createUniqueUsername());
  player = await addSignedInUser(server, createUniqueUsername());
});

async function addSeasonGame(row: Partial<GameRow> = {}): Promise<GameRow> {
  const settings = { goals: GOALS, achievements: ACHIEVEMENTS } as never;
  const game = await addGame(server, { creatorId: creator.user.id, slug: createUniqueUsername(), settings });
  if (Object.keys(row).length > 0)
    await server.services.db.update(games).set(row).where(eq(games.id, game.id));
  return game;
}

/** Completes all goals and the achievement of a game, and plays for some minutes. */
async function play(user: SignedInUser, { id: gameId }: GameRow): Promise<void> {
  const { db, clock } = server.services;
  const userId = user.user.id;
  await db.insert(recentGames).values({ userId, gameId, playedAt: clock.now() }).onConflictDoNothing();
  const opened = await platform.openSaved({ gameId, userId, roomId: 'room', release: RELEASE });
  const counts = Object.fromEntries(GOALS.map(({ id }) => [id, 1]));
  const goals = { day: opened!.saved.goals?.day ?? '', counts, done: Object.keys(counts) };
  const progress = { counts: { first: 1 }, unlocked: ['first'], seconds: 600, goals };
  await platform.writeSaved({ lease: opened!.lease, sequence: 1, changes: [], progress, release: RELEASE });
  await platform.closeSaved(opened!.lease);
}

const readSeason = async ({ client }: Pick<SignedInUser, 'client'>) => (await client.api.readSeason()).data;
const readProfile = async (client: SignedInUser['client']) =>
  (await client.api.readPlayerProgress({ params: { username: player.user.username } })).data;

it('[GOAL-08:part] counts points of goals and achievements, not minutes, up to the limit of a day', async () => {
  await play(player, await addSeasonGame());
  expect(await readSeason(player)).toMatchObject({ points: 70, level: 1 });
  const more = [await addSeasonGame(), await addSeasonGame()];
  await Promise.all(more.map((game) => play(player, game)));
  expect((await readSeason(player)).points).toBe(apiLimits.SEASON_POINTS_PER_DAY);
  server.clock.advance(DAY_MS);
  await play(player, more[0]!);
  expect((await readSeason(player)).points).toBe(apiLimits.SEASON_POINTS_PER_DAY + 60);
});

it('[GOAL-08:part] counts nothing in games that are not public, and for creators in their own', async () => {
  await play(player, await addSeasonGame({ isUnlisted: true }));
  await play(creator, await addSeasonGame());
  expect((await readSeason(player)).points).toBe(0);
  expect((await readSeason(creator)).points).toBe(0);
});

it('[GOAL-08:part] shows guests the levels, and starts anew after its last day', async () => {
  await play(player, await addSeasonGame());
  const season = await readSeason(player);
  expect(await readSeason({ client: server.newClient() })).toEqual({ ...season, points: null, level: null });
  expect(season.levels).toHaveLength(apiLimits.SEASON_LEVELS);
  expect(season.levels.filter(({ reward }) => reward !== null).length).toBeGreaterThan(3);
  server.clock.advance(Date.parse(season.endsAt) - server.clock.now().getTime() - 1);
  expect((await readSeason({ client: server.newClient() })).number).toBe(season.number);
  server.clock.advance(1);
  const visitor = await addSignedInUser(server, createUniqueUsername());
  expect(await readSeason(visitor)).toMatchObject({ number: season.number + 1, points: 0, level: 0 });
  expect((await readProfile(visitor.client)).seasons).toEqual([
    { number: season.number, name: season.name, hasEnded: true, points: 70, level: 1 },
  ]);
});

it('[GOAL-08:part] is named by operators, with an entry in the audit log', async () => {
  const operator = await addStaff(server, 'operator');
  const [season] = (await operator.client.api.listSeasons()).data;
  const params = { number: season!.number };
  await operator.client.api.renameSeason({ params, body: { name: '  Harvest  ' } });
  expect((await readSeason(player)).name).toBe('Harvest');
  const entries = await server.services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'season.rename'));
  expect(entries).toMatchObject([{ reason: 'Harvest', details: { number: season!.number } }]);
  await operator.client.api.renameSeason({ params, body: { name: '' } });
  expect((await readSeason(player)).name).toBe(`Season ${season!.number}`);
  const body = { name: 'x'.repeat(apiLimits.SEASON_NAME_MAX + 1) };
  await expect(operator.client.api.renameSeason({ params, body })).rejects.toMatchObject({ status: 400 });
});

it('[GOAL-09:part] gives frames and emblems, of which a profile shows only what was earned', async () => {
  const { db, clock } = server.services;
  const userId = player.user.id;
  const list = async () => (await player.client.api.listCosmetics()).data;
  expect(await list()).toEqual({ earned: [], worn: { frame: null, emblem: null } });
  const day = clock.now().toISOString().slice(0, 10);
  await db.insert(seasonPoints).values({ userId, season: 1, points: 300, day, dayPoints: 0 });
  await db.insert(playerLevels).values({ userId, points: 4500, day, dayPoints: 0 });
  const streak = { days: 7, week: day, weekDays: 1, bestWeek: 5, day, daySeconds: 0 };
  await db.insert(playerStreaks).values({ userId, ...streak });
  const ids = ['season-1-2', 'season-1-5', 'streak-7', 'level-3', 'level-10'];
  expect((await list()).earned.map(({ id }) => id)).toEqual(ids);
  const wear = (frame: string | null, emblem: string | null) =>
    player.client.api.wearCosmetics({ body: { frame, emblem } });
  await wear('season-1-5', 'streak-7');
  const worn = { frame: { id: 'season-1-5', kind: 'frame' }, emblem: { id: 'streak-7', kind: 'emblem' } };
  expect((await readProfile(server.newClient())).worn).toMatchObject(worn);
  for (const [frame, emblem] of [
    ['season-1-20', null],
    ['streak-7', null],
    [null, 'level-10'],
    ['x'.repeat(40), null],
  ] as const)
    await expect(wear(frame, emblem)).rejects.toMatchObject({ status: 403 });
  expect((await list()).worn).toMatchObject(worn);
  await wear(null, 'level-3');
  expect((await list()).worn).toMatchObject({ frame: null, emblem: { id: 'level-3' } });
  await db.update(wornCosmetics).set({ frame: 'gone-1' }).where(eq(wornCosmetics.userId, userId));
  expect((await readProfile(server.newClient())).worn.frame).toBeNull();
});

it('[GOAL-09:part] shows nothing of young players to others', async () => {
  const { db, clock } = server.services;
  const userId = player.user.id;
  const day = clock.now().toISOString().slice(0, 10);
  await db.insert(playerLevels).values({ userId, points: 4500, day, dayPoints: 0 });
  await player.client.api.wearCosmetics({ body: { frame: 'level-10', emblem: null } });
  await db.update(users).set({ birthDate: day }).where(eq(users.id, userId));
  expect((await readProfile(server.newClient())).worn).toEqual({ frame: null, emblem: null });
  expect((await readProfile(player.client)).worn.frame).not.toBeNull();
});
