import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { callApi, createAccount, type TestAccount } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { enterGame } from './harness/playTogether.ts';
import { queryDatabase } from './harness/queryDatabase.ts';
import { visitPage } from './harness/visitPage.ts';

const browser = openBrowser({ hasWebGl: true });

/** Small, because frames are rendered in software. */
const WINDOW = { width: 640, height: 400 };
const WIDTHS = [390, 820, 1440];
const POINTS = 20;
/** A few points below level 2, which gives an emblem. */
const SEASON_POINTS_BEFORE = 110;

const player = { get: 'triggeringPlayer' };
const CHANGES = {
  settings: {
    goals: [
      {
        id: 'score',
        name: 'Score 3 points',
        points: POINTS,
        icon: 'star',
        done: { kind: 'scores', points: 3 },
      },
      { id: 'play', name: 'Play an hour', period: 'weekly', done: { kind: 'seconds', seconds: 3600 } },
    ],
  },
  rules: [
    {
      id: 'score',
      name: 'Score',
      when: { when: 'playerPressesKey', key: 'e' },
      do: [{ do: 'changeScore', player, amount: 1 }],
    },
  ],
};

interface TestGame {
  _id: string;
  gameSlug: string;
}

/** Publishes a game in which pressing a key scores. */
async function publishGame(page: Page): Promise<TestGame> {
  const { data: blank } = await callApi<{ data: TestGame }>(page, 'POST', '/api/v1/games/custom', {
    game: { title: 'Blank', sandboxMode: 'advanced', preferredRegion: '' },
    templateInfo: { templateSlug: 'blank' },
  });
  const path = `/api/game/${blank._id}/game-data-for-creators/`;
  const document = await callApi<{ settings: object }>(page, 'GET', path);
  const changed = { ...document, ...CHANGES, settings: { ...document.settings, ...CHANGES.settings } };
  const body = { title: 'Three points', document: changed };
  const { data: game } = await callApi<{ data: TestGame }>(page, 'POST', '/api/v1/games/adopt', body);
  await callApi(page, 'POST', `/api/v1/games/${game._id}/draft/publish/`, {});
  return game;
}

/** Scores up to these points, one after the other: between two ticks, a key that is pressed again counts as held. */
async function score(page: Page, points: readonly number[]): Promise<void> {
  for (const reached of points) {
    await page.keyboard.press('e', { delay: 150 });
    await page.getByRole('button', { name: new RegExp(`, ${reached} points?\\. Scoreboard`) }).waitFor();
  }
}

async function readPoints({ username }: TestAccount): Promise<unknown> {
  const [row] = await queryDatabase(
    `select (select sum(m.points)::int from game_mastery m where m.user_id = u.id) as mastery,
    (select sum(s.points)::int from season_points s where s.user_id = u.id) as season,
    (select count(*)::int from goal_progress g where g.user_id = u.id and g.completed_at is not null) as completed
    from users u where username = '${username}'`,
  );
  return row;
}

async function expectGoodPage(page: Page, path: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await visitPage(page, path);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect([path, width, scrollWidth]).toEqual([path, width, clientWidth]);
    await expectNoSeriousAxe(page);
  }
}

it('[GOAL-03:flow] [GOAL-04:flow] [GOAL-06:flow] [GOAL-07:flow] [GOAL-08:flow] [GOAL-09:flow] a creator’s goal is completed in a room, counts once, and gives an emblem', async () => {
  const creator = await browser.newVisitor(WINDOW);
  await createAccount(creator);
  const game = await publishGame(creator);
  const page = await browser.newVisitor(WINDOW);
  const account = await createAccount(page);
  await visitPage(page, '/');
  await page.getByText('No goals yet.').waitFor();
  const { data: season } = await callApi<{ data: { number: number } }>(page, 'GET', '/api/v1/season/');
  await queryDatabase(
    `insert into season_points (user_id, season, points, day, day_points)
    select id, ${season.number}, ${SEASON_POINTS_BEFORE}, '2026-01-05', 0 from users where username = '${account.username}'`,
  );
  await visitPage(page, '/season');
  await page.getByText('10 points to level 2').waitFor();

  await enterGame(page, `/play/${game.gameSlug}`, '');
  await score(page, [1]);
  await page.keyboard.press('Escape');
  const menu = page.getByRole('dialog');
  await menu.getByText('1 of 3').waitFor();
  await page.keyboard.press('Escape');
  await score(page, [2]);
  // What is completed covers the score for a moment.
  await page.keyboard.press('e', { delay: 150 });
  await page.getByText('Daily goal completed', { exact: true }).waitFor();
  const once = { mastery: POINTS, season: SEASON_POINTS_BEFORE + POINTS, completed: 1 };
  await expect.poll(() => readPoints(account)).toEqual(once);

  await visitPage(page, '/');
  const today = page.locator('section', { has: page.getByRole('heading', { name: 'Today' }) });
  await today.getByRole('link', { name: 'Three points', exact: true }).waitFor();
  await today.getByText('Completed').waitFor();
  await today.getByText('Today counts already').waitFor();
  await visitPage(page, `/play/${game.gameSlug}`);
  const goals = page.locator('section', { has: page.getByRole('heading', { name: 'Goals', exact: true }) });
  await goals.scrollIntoViewIfNeeded();
  await goals.getByText(`Completed · ${POINTS} points`).waitFor();

  await visitPage(page, '/season');
  await page.getByRole('button', { name: /level 2/ }).click();
  await page.getByText('Shown', { exact: true }).waitFor();
  await visitPage(creator, `/user/${account.username}`);
  await creator.getByRole('img', { name: /^Flag emblem: / }).waitFor();

  // The next room knows that it is completed, and so does the platform.
  await enterGame(page, `/play/${game.gameSlug}`, '');
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('e', { delay: 150 });
  await page.keyboard.press('Escape');
  await menu.getByText('Completed').waitFor();
  await visitPage(page, '/season');
  await page.getByText('Level 2', { exact: true }).first().waitFor();
  expect(await readPoints(account)).toEqual(once);
  for (const path of ['/', '/season', `/user/${account.username}`]) await expectGoodPage(page, path);
});
