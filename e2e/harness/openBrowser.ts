import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll } from 'vitest';
import { createVisitors, type TestVisitor, type VisitorOptions } from './createVisitors.ts';
import { launchChromium, type ChromiumOptions } from '../../tools/browser/launchChromium.ts';

export type { VisitorOptions };

export interface TestBrowser {
  /** A page of a new visitor: no cookies, nothing stored. Paths count from the site's address. */
  newVisitor(options?: VisitorOptions): Promise<Page>;
}

interface BrowserEntry {
  browser: Browser;
  letIn(options: VisitorOptions): Promise<TestVisitor>;
}

const FAILURE_SCREENSHOTS = '.cache/e2e';
/** Enough to tell where a test stood, and few enough that a log keeps the rest of it. */
const FAILURE_TEXT_MAX = 3000;
/**
 * The browsers of this process by what they can: the files that run in it share them, and the pages that visitors of
 * earlier files have left. They end with the process.
 */
const browserEntries = new Map<string, BrowserEntry>();

/**
 * A browser for the tests of a file; call it at the file's top. A test fails when a page of its visitors
 * logs an error, throws, or calls another site; the page of a failed test is kept as a picture, and told in words
 * where nobody gets to see pictures.
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
      const letIn = await open.browserEntry.letIn(visitor);
      visitors.push(letIn);
      return letIn.page;
    },
  };
}

async function openBrowserEntry(options: ChromiumOptions): Promise<BrowserEntry> {
  const key = JSON.stringify(options);
  const known = browserEntries.get(key);
  // One that crashed in an earlier file must not take this one with it.
  if (known?.browser.isConnected()) return known;
  const browser = await launchChromium(options);
  const browserEntry = { browser, letIn: createVisitors(browser) };
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
