import type { Page, Response } from 'playwright-core';

/** Opens a page and waits until React has hydrated it. */
export async function visitPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await waitForScript(page);
  return response;
}

/** Waits until React has attached its event handlers. Clicks before that do nothing. */
export async function waitForScript(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}
