import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { queryDatabase } from './harness/queryDatabase.ts';
import { callApi, createAccount } from './harness/createAccount.ts';
import { itInLongRun } from './harness/itInLongRun.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { type ClientWindow, enterGame, readPagePlay, waitForOwnUnit } from './harness/playTogether.ts';

const browser = openBrowser({ hasWebGl: true });

type Spot = readonly [x: number, y: number];

/** Small, because frames are rendered in software. */
const WINDOW = { width: 480, height: 320 };
/** Waypoints from anywhere in the village square to its center, and from there around obstacles to the jetty. */
const PATH_TO_BOAT: readonly Spot[] = [
  [28.5, 20],
  [28.8, 24.5],
  [32.5, 24.5],
  [34.5, 25.5],
  [40, 28.5],
  [44.5, 28.5],
  [47.5, 28.5],
  [48, 33],
  [48.2, 36],
];
const PATH_HOME: readonly Spot[] = [
  [25, 31.5],
  [25.2, 36],
];
const NEAR = 0.7;
/** Walking speed in tiles per second. */
const WALKING_SPEED = 4.4;
const WALK_FRACTION = 0.75;
const STILL_TICKS = 6;
/** Long, because the test opens two rooms and walks through the whole village. */
const TIMEOUT_MS = 180_000;

/**
 * Walks from spot to spot: holds keys for three quarters of the distance, waits until the room has confirmed the
 * position, and continues from there. Steering while walking would lead into walls, because a busy machine reports
 * positions late.
 */
async function walk(page: Page, path: readonly Spot[]): Promise<void> {
  for (const [x, y] of path) {
    await expect
      .poll(async () => {
        const at = await waitUntilStill(page);
        const [right, down] = [x - at.x, y - at.y];
        if (Math.hypot(right, down) < NEAR) return true;
        await Promise.all([
          holdKey(page, right > 0 ? 'd' : 'a', Math.abs(right)),
          holdKey(page, down > 0 ? 's' : 'w', Math.abs(down)),
        ]);
        return false;
      })
      .toBe(true);
  }
}

/** Waits until the player's unit has not moved for some ticks and returns its position. */
async function waitUntilStill(page: Page): Promise<{ x: number; y: number }> {
  const found = await page.waitForFunction((stillTicks) => {
    const memory = window as ClientWindow & { stood?: { tick: number; x: number; y: number } };
    const { tick, me, players } = memory.playloomClient!.running!.readPlay();
    const at = players.find(({ id }) => id === me)?.at;
    if (!at) return null;
    const { stood } = memory;
    if (stood?.x !== at.x || stood.y !== at.y) memory.stood = { tick, ...at };
    else if (tick - stood.tick >= stillTicks) return at;
    return null;
  }, STILL_TICKS);
  return (await found.jsonValue())!;
}

/**
 * Holds a key long enough to walk 75% of the given tiles. The page itself releases the key, because a call from the
 * test could come too late.
 */
async function holdKey(page: Page, key: string, tiles: number): Promise<void> {
  if (tiles < NEAR / 2) return;
  const milliseconds = (tiles / WALKING_SPEED) * WALK_FRACTION * 1000;
  await page.evaluate(
    async ({ code, milliseconds }) => {
      window.dispatchEvent(new KeyboardEvent('keydown', { code }));
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      window.dispatchEvent(new KeyboardEvent('keyup', { code }));
    },
    { code: `Key${key.toUpperCase()}`, milliseconds },
  );
}

/** Adds saved data as if the player had played before. New players cannot take the boat. */
async function addSavedData(username: string, coins: number): Promise<void> {
  const { game, world } = (
    await queryDatabase(`select id as game, world_id as world from games where slug = 'harbour'`)
  )[0] as { game: string; world: string };
  const rows = [
    ['game', game, { 'variable:errands-done': 1 }],
    ['world', world, { coins, 'item:rod': 1 }],
  ] as const;
  for (const [scope, owner, values] of rows)
    await queryDatabase(
      `insert into saved_data (scope, owner_id, user_id, "values", version, updated_at)
       select '${scope}', '${owner}', id, '${JSON.stringify(values)}', 1, now() from users where username = '${username}'`,
    );
}

async function row(page: Page, answer: string, slug: string): Promise<void> {
  await page.getByText('to take the boat').waitFor();
  await page.keyboard.press('e', { delay: 100 });
  await page.getByRole('button', { name: answer }).click();
  await page.waitForURL(`**/play/${slug}`);
  await waitForOwnUnit(page);
}

async function expectSavedData(page: Page, coins: number): Promise<void> {
  await page.getByText(`Coins: ${coins}`).first().waitFor();
  expect((await readPagePlay(page)).items).toContain('rod');
}

itInLongRun(
  '[QF-03] [EN-08] opens the chat, rows to the other map of the world, and keeps all saved data',
  async () => {
    const page = await browser.newVisitor(WINDOW);
    const { username } = await createAccount(page);
    await callApi(page, 'POST', '/api/v1/account/birth-date/', { birthDate: '1990-01-01' });
    await addSavedData(username, 37);
    await enterGame(page, '/play/harbour?openchat', username);
    const field = page.getByRole('textbox', { name: /^Message (everyone|your team)$/ });
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type('Who is rowing?');
    await page.keyboard.press('Enter');
    await page.getByText('Who is rowing?').first().waitFor();
    await field.waitFor({ state: 'detached' });

    await expectSavedData(page, 37);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await walk(page, PATH_TO_BOAT);
    await row(page, 'Row to Lamp Island.', 'harbour-island');
    await expectSavedData(page, 37);
    await expect.poll(() => field.count()).toBe(0);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await walk(page, PATH_HOME);
    await row(page, 'Row home to Pilchard Bay.', 'harbour');
    await expectSavedData(page, 37);
  },
  TIMEOUT_MS,
);
