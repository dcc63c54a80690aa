import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createAccount } from './harness/createAccount.ts';
import { openBrowser } from './harness/openBrowser.ts';
import { enterGame } from './harness/playTogether.ts';

const browser = openBrowser({ hasWebGl: true });

/** Small, because frames are rendered in software. */
const WINDOW = { width: 480, height: 320 };

const tip = (page: Page) => page.locator('.hud-tip');

/** Opens Help in the pause menu and presses a button there. */
async function chooseHelp(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('group', { name: 'Help' }).getByRole('button', { name }).click();
}

it('[TIP-01:part] [TIP-03:part] a guest follows the tips of a game, and this device shows them once', async () => {
  const page = await browser.newVisitor(WINDOW);
  await enterGame(page, '/play/skyline', 'Robin');
  await expect.poll(() => tip(page).textContent()).toContain('Run to the right');
  await page.keyboard.down('d');
  // A message of the game may cover it.
  await page.locator('.hud-tip[data-done]').waitFor({ state: 'attached' });
  await page.keyboard.up('d');
  await expect.poll(() => tip(page).textContent()).toContain('Jump');
  await page.getByRole('button', { name: 'Skip tips' }).click();
  await tip(page).waitFor({ state: 'detached' });

  await enterGame(page, '/play/skyline', 'Robin');
  expect(await tip(page).count()).toBe(0);
  await chooseHelp(page, 'Show tips again');
  await expect.poll(() => tip(page).textContent()).toContain('Run to the right');
});

it('[TIP-03:part] an account remembers them on its other devices', async () => {
  const page = await browser.newVisitor(WINDOW);
  await createAccount(page);
  await enterGame(page, '/play/skyline', 'Robin');
  await tip(page).waitFor();
  const stored = page.waitForResponse((response) => response.url().includes('/tips-seen/'));
  await chooseHelp(page, 'Skip tips');
  expect((await stored).status()).toBe(200);
  // What the browser itself remembers is gone on another device.
  await page.evaluate(() => localStorage.removeItem('playloom.tips'));
  await enterGame(page, '/play/skyline', 'Robin');
  expect(await tip(page).count()).toBe(0);
});
