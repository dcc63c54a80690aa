import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { askDatabase } from './harness/askDatabase.ts';
import { createAccount } from './harness/createAccount.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { enterGame, readPlay, waitForOwnUnit } from './harness/playTogether.ts';

const browser = openBrowser({ hasWebGl: true });

type Spot = readonly [x: number, y: number];

/** Small pictures: here they are drawn by the processor. */
const WINDOW = { width: 480, height: 320 };
const POLL = { timeout: 40_000, interval: 50 };
/** From any place of the village square to the jetty, past houses, benches and water. */
const WAY_TO_THE_BOAT: readonly Spot[] = [
  [32.5, 24.5],
  [34.5, 25.5],
  [40, 28.5],
  [44.5, 28.5],
  [47.5, 28.5],
  [48, 33],
  [48.2, 36],
];
const WAY_HOME: readonly Spot[] = [
  [25, 31.5],
  [25.2, 36],
];
const NEAR = 0.7;
/** Two rooms are opened and a village is crossed on foot. */
const TIMEOUT_MS = 180_000;
const KEYS = ['a', 'd', 'w', 's'] as const;

async function placeOf(page: Page): Promise<Spot> {
  const { me, players } = await readPlay(page);
  const at = players.find(({ id }) => id === me)?.at;
  return at ? [at.x, at.y] : [Number.NaN, Number.NaN];
}

/** Holds the keys that lead to one spot after the other. */
async function walk(page: Page, way: readonly Spot[]): Promise<void> {
  const held = new Set<string>();
  const hold = async (wanted: readonly string[]): Promise<void> => {
    for (const key of KEYS) {
      if (wanted.includes(key) && !held.has(key)) await page.keyboard.down(key);
      if (!wanted.includes(key) && held.has(key)) await page.keyboard.up(key);
    }
    held.clear();
    for (const key of wanted) held.add(key);
  };
  for (const [x, y] of way) {
    await expect
      .poll(async () => {
        const [atX, atY] = await placeOf(page);
        const [right, down] = [x - atX, y - atY];
        await hold([
          ...(Math.abs(right) > NEAR / 2 ? [right > 0 ? 'd' : 'a'] : []),
          ...(Math.abs(down) > NEAR / 2 ? [down > 0 ? 's' : 'w'] : []),
        ]);
        return Math.hypot(right, down);
      }, POLL)
      .toBeLessThan(NEAR);
  }
  await hold([]);
}

/** What somebody saved on earlier visits: friends of the bay may take the boat. */
async function remember(username: string, coins: number): Promise<void> {
  const { game, world } = (
    await askDatabase(`select id as game, world_id as world from games where slug = 'harbour'`)
  )[0] as { game: string; world: string };
  const rows = [
    ['game', game, { 'variable:errands-done': 1 }],
    ['world', world, { coins, 'item:rod': 1 }],
  ] as const;
  for (const [scope, owner, values] of rows)
    await askDatabase(
      `insert into saved_data (scope, owner_id, user_id, "values", version, updated_at)
       select '${scope}', '${owner}', id, '${JSON.stringify(values)}', 1, now() from users where username = '${username}'`,
    );
}

async function row(page: Page, answer: string, slug: string): Promise<void> {
  await page.keyboard.press('e', { delay: 100 });
  await page.getByRole('button', { name: answer }).click();
  await page.waitForURL(`**/play/${slug}`);
  await waitForOwnUnit(page);
}

async function expectEverything(page: Page, coins: number): Promise<void> {
  await page.getByText(`Coins: ${coins}`).first().waitFor();
  expect((await readPlay(page)).items).toContain('rod');
}

it(
  '[QF-03] [EN-08] comes to talk, rows to the other map of the world, and has all that was saved there',
  async () => {
    const page = await browser.newVisitor(WINDOW);
    const { username } = await createAccount(page);
    await remember(username, 37);
    await enterGame(page, '/play/harbour?openchat', username);
    const field = page.getByRole('textbox', { name: /^Say to/ });
    await expect.poll(() => field.evaluate((input) => input === document.activeElement), POLL).toBe(true);
    await page.keyboard.type('Who is rowing?');
    await page.keyboard.press('Enter');
    await page.getByText('Who is rowing?').first().waitFor();
    await field.waitFor({ state: 'detached' });

    await expectEverything(page, 37);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await walk(page, WAY_TO_THE_BOAT);
    await row(page, 'Row to Lamp Island.', 'harbour-island');
    await expectEverything(page, 37);
    await expect.poll(() => field.count()).toBe(0);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    // The way home is the same way, and takes as long.
    if (!inject('long')) return;
    await walk(page, WAY_HOME);
    await row(page, 'Row home to Pilchard Bay.', 'harbour');
    await expectEverything(page, 37);
  },
  TIMEOUT_MS,
);
