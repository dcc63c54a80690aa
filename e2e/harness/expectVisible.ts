import type { Locator } from 'playwright-core';

/** Waits until the element is visible. Fails if it does not appear, or if there are several. */
export async function expectVisible(locator: Locator): Promise<void> {
  await locator.waitFor();
}
