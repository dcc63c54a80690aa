import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callApi } from './createAccount.ts';
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

/** Waits until the server has stored this title of a game. */
export async function expectStoredTitle(page: Page, gameId: string, title: string): Promise<void> {
  const read = () =>
    callApi<{ settings: { title: string } }>(page, 'GET', `/api/game/${gameId}/game-data-for-creators/`);
  await expect.poll(async () => (await read()).settings.title).toBe(title);
}
