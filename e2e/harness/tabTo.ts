import type { Page } from 'playwright-core';

const TABS_MAX = 100;

/** Presses Tab until the focused element has this name. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = [];
  for (let count = 0; count < TABS_MAX; count += 1) {
    await page.keyboard.press('Tab');
    const focused = await readFocusedName(page);
    if (focused === name) return;
    passed.push(focused);
  }
  throw new Error(`Tab never reached “${name}”, only: ${passed.join(' | ')}`);
}

/** Returns the name of the focused element: its label or its text. */
export function readFocusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const label = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
    const words = label ? focused.labels?.[0]?.textContent : focused?.textContent;
    const name = focused === document.body ? 'the page' : (focused?.getAttribute('aria-label') ?? words);
    return (name ?? '').trim();
  });
}
