import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll } from 'vitest';
import { createVisitors, type TestVisitor, type VisitorOptions } from './createVisitors.ts';
import { launchChromium, type ChromiumOptions } from '../../tools/browser/launchChromium.ts';

export type { VisitorOptions };

interface TestBrowser {
  /** Returns the page of a new visitor without cookies and stored data. Paths are relative to the site. */
  newVisitor(options?: VisitorOptions): Promise<Page>;
}

interface BrowserEntry {
  browser: Browser;
  createVisitor(options: VisitorOptions): Promise<TestVisitor>;
}

const FAILURE_SCREENSHOTS = '.cache/e2e';
/** Maximum length of the text snapshot of a failed page: enough to see where the test stopped. */
const FAILURE_TEXT_MAX = 3000;
/**
 * Browsers of this process by their options. All test files of the process share them and their pages. They close when
 * the process exits.
 */
const browserEntries = new Map<string, BrowserEntry>();

/**
 * Opens a browser for the tests of a file. Call it at the top of the file. A test fails if one of its pages logs an
 * error, throws, or calls another site. A failed test saves a screenshot and prints a text snapshot.
 */
export function openBrowser({ hasWebGl = false, isBare = true }: ChromiumOptions = {}): TestBrowser {
  const open: { browserEntry?: BrowserEntry } = {};
  const visitors: TestVisitor[] = [];

  beforeAll(async () => {
    open.browserEntry = await openBrowserEntry({ hasWebGl, isBare });
  });

  afterEach(async ({ task }) => {
    const ended = visitors.splice(0);
    const problems = ended.flatMap((visitor) => visitor.problems);
    const hasFailed = problems.length > 0 || task.result?.state === 'fail';
    for (const [index, { page, leave }] of ended.entries()) {
      if (hasFailed) {
        await saveScreenshot(page, `${task.name}-${index + 1}`);
        console.error(
          await describePage(page).catch((error: unknown) => `No page to describe: ${String(error)}`),
        );
      }
      await leave(hasFailed);
    }
    if (problems.length > 0) throw new Error(`Problems on the page:\n${problems.join('\n')}`);
  });

  return {
    async newVisitor(visitor = {}) {
      if (!open.browserEntry)
        throw new Error('Call openBrowser() at the top of the file, newVisitor() inside a test.');
      const created = await open.browserEntry.createVisitor(visitor);
      visitors.push(created);
      return created.page;
    },
  };
}

async function openBrowserEntry(options: ChromiumOptions): Promise<BrowserEntry> {
  const key = JSON.stringify(options);
  const known = browserEntries.get(key);
  // Replace a browser that crashed in an earlier file.
  if (known?.browser.isConnected()) return known;
  const browser = await launchChromium(options);
  const browserEntry = { browser, createVisitor: createVisitors(browser) };
  browserEntries.set(key, browserEntry);
  return browserEntry;
}

async function saveScreenshot(page: Page, name: string): Promise<void> {
  mkdirSync(FAILURE_SCREENSHOTS, { recursive: true });
  const path = join(FAILURE_SCREENSHOTS, `${name.replaceAll(/[^\w-]+/g, '-').slice(0, 120)}.png`);
  await page.screenshot({ path, fullPage: true }).catch(() => undefined);
}

async function describePage(page: Page): Promise<string> {
  const focus = await page.evaluate(() => {
    const { tagName = '', className = '', textContent = '' } = document.activeElement ?? {};
    return `<${tagName.toLowerCase()} class="${className}"> ${(textContent ?? '').slice(0, 80)}`;
  });
  const text = await page.locator('body').ariaSnapshot();
  return `Left at ${page.url()}\nFocus: ${focus}\n${text.slice(0, FAILURE_TEXT_MAX)}`;
}
