import type { Page, Response } from 'playwright-core';

/** Opens a page and waits until its script has taken over: a press before that reaches nobody. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  return response;
}
