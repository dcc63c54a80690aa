import type { Page } from 'playwright-core';
import { visitPage } from './visitPage.ts';

/** Opens a new blank game of this browser, with its map. */
export async function openBlankMap(page: Page): Promise<void> {
  await visitPage(page, '/create?starter=blank');
  await page.waitForURL('**/create?local=*');
  await waitForMapCanvas(page);
}

export async function waitForMapCanvas(page: Page): Promise<void> {
  await page.locator('.map-canvas[data-state="drawing"]').waitFor();
}
