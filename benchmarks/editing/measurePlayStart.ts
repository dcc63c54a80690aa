import type { Page } from 'playwright-core';

/** Starts a playtest and returns the milliseconds from the key press until the game is shown. */
export async function measurePlayStart(page: Page): Promise<number> {
  const start = await page.evaluate(() => performance.now());
  await page.keyboard.press('F5');
  await page.waitForFunction(
    () => document.querySelector('.pt-game canvas') !== null && document.querySelector('.pt-cover') === null,
    undefined,
    { polling: 'raf', timeout: 120_000 },
  );
  const end = await page.evaluate(() => performance.now());
  await page.keyboard.press('Shift+F5');
  await page.locator('.pt-view').waitFor({ state: 'detached' });
  return end - start;
}
