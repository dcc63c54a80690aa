import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { queryDatabase } from './harness/queryDatabase.ts';
import { callApi, createAccount } from './harness/createAccount.ts';
import { expectNoSeriousAxe } from './harness/expectNoSeriousAxe.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { visitPage } from './harness/visitPage.ts';

const browser = openBrowser();

const PHONE = { width: 390, height: 844, mobile: true };
const IMAGE = 'apps/web/public/icon-512.png';

interface OwnGame {
  id: string;
  slug: string;
  path: string;
}

/** Creates and publishes a game of the logged-in user. */
async function publishGame(page: Page, username: string): Promise<OwnGame> {
  const { data } = await callApi<{ data: { _id: string; gameSlug: string } }>(
    page,
    'POST',
    '/api/v1/games/custom',
    {
      game: { title: 'Lantern Harbour', sandboxMode: 'advanced', preferredRegion: '' },
      templateInfo: { templateSlug: 'arena' },
    },
  );
  const { _id: id, gameSlug: slug } = data;
  await callApi(page, 'POST', `/api/v1/games/${id}/draft/publish/`, { notes: '' });
  return { id, slug, path: `/user/${username}/games/${slug}` };
}

it('[OP-01] a creator sees the analytics of a game, also on a phone, and downloads them', async () => {
  const page = await browser.newVisitor(PHONE);
  const { username } = await createAccount(page);
  const game = await publishGame(page, username);
  await visitPage(page, game.path);
  await page.getByRole('heading', { name: 'No plays yet' }).waitFor();
  await queryDatabase(`update games set plays = 50 where id = '${game.id}'`);
  await queryDatabase(`insert into game_days
    (game_id, day, plays, players, new_players, returned_next_day, returned_next_week, peak, seconds, coins, ended_within)
    select '${game.id}', (now() at time zone 'UTC')::date - n, 10 + n, 5, 4, 2, 1, 3, 1000, 9, array[4,2,1,1,1,1,0,0]
    from generate_series(0, 40) n`);
  await queryDatabase(`insert into room_problems
    (game_id, release, room_id, level, problem_id, place, rule, text, fingerprint, times, first_at, last_at)
    values ('${game.id}', 1, 'a', 'error', 'rule-out-of-steps', 'rules[3].do[2]', 'Open the gate', 'Stopped.', 'x', 12, now(), now())`);
  await page.reload();
  await page.getByRole('img', { name: /^Plays by day\. Highest on/ }).waitFor();
  await page.getByText('Rule “Open the gate”, action 3').waitFor();
  for (const name of [
    'Daily players',
    'Peak concurrent players',
    'Day-1 retention',
    'Day-7 retention',
    'Revenue',
  ])
    await page.getByText(name, { exact: true }).first().waitFor();
  await page.getByRole('heading', { name: 'Where players leave' }).waitFor();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
  await expectNoSeriousAxe(page);
  await page.getByRole('link', { name: '7 days' }).click();
  // Wait for the page, because the address changes a moment earlier.
  await page.locator('a[aria-current="true"]', { hasText: '7 days' }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(8);

  await queryDatabase(`insert into saved_data (scope, owner_id, user_id, values, version, updated_at)
    select 'game', '${game.id}', id, '{"coins":12}', 1, now() from users where username = '${username}'`);
  await queryDatabase(`insert into leaderboard_scores (scope, owner_id, leaderboard, user_id, score, "order", reached_at)
    select 'game', '${game.id}', 'Fastest', id, 3, 'lowest', now() from users where username = '${username}'`);
  await page.getByRole('link', { name: 'Saved data' }).click();
  await page.getByRole('button', { name: 'View' }).click();
  await page.getByText('"coins": 12').waitFor();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
  await expectNoSeriousAxe(page);
});

it('[RT-18] a player submits a skin, the creator approves it, the player is notified and wears it', async () => {
  const creator = await browser.newVisitor();
  const game = await publishGame(creator, (await createAccount(creator)).username);
  await visitPage(creator, `${game.path}/skins`);
  await creator.getByRole('combobox', { name: 'Character' }).click();
  await creator.getByRole('option', { name: 'Copper fighter' }).click();
  await creator.getByRole('button', { name: 'Save' }).click();
  await creator.getByText('Skin submissions are open.').waitFor();

  const player = await browser.newVisitor();
  await createAccount(player);
  await visitPage(player, `/skin-submission?game=${game.slug}`);
  expect(await player.getByRole('contentinfo').count()).toBe(0);
  await player.setInputFiles('input[type=file]', IMAGE);
  await player.getByRole('img', { name: 'Copper fighter with your skin' }).waitFor();
  await expectNoSeriousAxe(player);
  await player.getByRole('button', { name: 'Submit skin' }).click();
  await player.getByText('Pending review').waitFor();

  await creator.reload();
  await creator.getByRole('button', { name: 'Approve' }).waitFor();
  await expectNoSeriousAxe(creator);
  await creator.getByRole('button', { name: 'Approve' }).click();
  await creator.getByRole('heading', { name: 'Reviewed' }).waitFor();
  await player.reload();
  await player.getByRole('button', { name: 'Wear' }).click();
  await player.getByRole('button', { name: 'Take off' }).waitFor();
});
