import type { Page } from 'playwright-core';

/** Milliseconds from the key press to the player in the running game. */
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
