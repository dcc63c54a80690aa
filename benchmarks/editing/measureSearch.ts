import type { Page } from 'playwright-core';
import { readScriptTime } from './readScriptTime.ts';

/** The search text. It matches many names in both games. */
const TYPED = 'unit';

/** Types into the command palette and returns the script time per letter, in milliseconds. */
export async function measureSearch(page: Page): Promise<number> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search or run a command' });
  await field.waitFor();
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const before = await readScriptTime(client);
  for (const letter of TYPED) {
    await page.keyboard.press(letter);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }
  await page.getByRole('option').first().waitFor();
  const spent = (await readScriptTime(client)) - before;
  await client.detach();
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  return (spent * 1000) / TYPED.length;
}
