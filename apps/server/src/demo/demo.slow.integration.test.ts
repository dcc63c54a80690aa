import { apiLimits } from '@playloom/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE_MS } from '../process/clock.ts';
import { findLedgerProblems } from '../areas/economy/coins/coinQueries.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { runStatement } from '../testing/runStatement.ts';
import { planDemo } from './planDemo.ts';
import { DEMO_PASSWORD, seedDemo } from './seedDemo.ts';

/** Rendering covers for thirty games takes half a minute on two cores. */
const SEEDING_MS = 3 * MINUTE_MS;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('is the same for the same seed and different for another', () => {
  expect(planDemo(7)).toEqual(planDemo(7));
  expect(planDemo(8).messages).not.toEqual(planDemo(7).messages);
});

it(
  'fills a site with users who can log in, listed games, chat and coins',
  async () => {
    await seedDemo(server.services, 7);
    const [counts] = await runStatement(
      server.databaseUrl,
      `select (select count(*)::int from users where email like '%@demo.invalid') as users,
      (select count(*)::int from games where live_release is not null and slug in
        (select slug from games g join users u on u.id = g.creator_id where u.email like '%@demo.invalid')) as games,
      (select count(*)::int from chat_messages join chat_channels on id = channel_id where game_id is not null) as messages,
      (select sum(balance)::int from coin_accounts) as balance`,
    );
    expect(counts).toEqual({ users: 40, games: 30, messages: 2000, balance: 0 });
    const client = server.newClient();
    const { data } = await client.api.logIn({ body: { login: 'AmberOtter', password: DEMO_PASSWORD } });
    expect(data.coins).toBeGreaterThan(0);
    const found = await client.api.listGames({ query: { searchTerm: 'Harbor Rush' } });
    expect(found[0]).toMatchObject({ title: 'Harbor Rush' });
    const games = await client.api.listGames({ query: { category: 'popular' } });
    const covers = games.map(({ cover }) => cover);
    expect(covers).toEqual([...new Set(covers)]);
    expect(await findLedgerProblems(server.services.db)).toEqual([]);
    await expect(seedDemo(server.services, 7)).rejects.toThrow('already exist');
  },
  SEEDING_MS,
);

it('gives the first user pages with content', async () => {
  const { api } = server.newClient();
  await api.logIn({ body: { login: 'AmberOtter', password: DEMO_PASSWORD } });
  const params = { gameSlug: 'harbor-rush' };
  const dashboard = (await api.readDashboard({ params, query: { days: '30' } })).data;
  expect(dashboard.days.every(({ plays, players }) => plays >= players)).toBe(true);
  expect(dashboard.now.plays).toBeGreaterThan(100);
  expect(dashboard.now.coins).toBeGreaterThan(0);
  expect(dashboard.problems.length).toBeGreaterThan(0);
  const saved = (await api.listSavedPlayers({ params, query: {} })).data;
  expect(saved.players.length).toBeGreaterThan(0);
  const states = (await api.readSkinReview({ params })).data.skins.map(({ status }) => status);
  expect(new Set(states)).toEqual(new Set(['waiting', 'approved', 'rejected']));
  const coins = (await api.readCoins()).data;
  expect(coins.payouts.map(({ state }) => state)).toEqual(['requested', 'returned', 'paid']);
  expect(coins.earnings.map(({ game }) => game.slug)).toContain('harbor-rush');
  expect(coins.history.length).toBeGreaterThan(10);
});

it('repeats no notification, has games to continue, and lists the fastest run first', async () => {
  const { api } = server.newClient();
  await api.logIn({ body: { login: 'AmberOtter', password: DEMO_PASSWORD } });
  const notifications = await runStatement(
    server.databaseUrl,
    "select text from notifications join users u on u.id = user_id where username = 'AmberOtter'",
  );
  expect(notifications.length).toBeGreaterThan(10);
  expect(new Set(notifications.map(({ text }) => text)).size).toBe(notifications.length);
  expect((await api.listRecentGames()).data).toHaveLength(4);
  const [race] = await api.listGames({ query: { searchTerm: 'Chimney Run' } });
  expect(race?.tags).not.toContain('starter');
  const [board] = (await api.listLeaderboards({ params: { id: race?._id ?? '' } })).data;
  const scores = board?.top.map(({ score }) => score) ?? [];
  expect(scores.length).toBeGreaterThan(1);
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
});

it('shows the goals of today, a streak, and a frame', async () => {
  const { api } = server.newClient();
  await api.logIn({ body: { login: 'AmberOtter', password: DEMO_PASSWORD } });
  const today = (await api.listTodayGoals()).data;
  expect(today.games.length).toBe(apiLimits.TODAY_GAMES_SHOWN);
  const goals = today.games.flatMap((game) => game.goals);
  expect(goals.some(({ completedAt }) => completedAt !== null)).toBe(true);
  expect(goals.some(({ completedAt }) => completedAt === null)).toBe(true);
  expect(today.streak.days).toBeGreaterThan(0);
  expect((await api.listCosmetics()).data.earned.length).toBeGreaterThan(0);
});
