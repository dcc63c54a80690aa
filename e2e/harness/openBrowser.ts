import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchChromium } from './launchChromium.ts';
import { readSite } from './readSite.ts';
import { watchForProblems } from './watchForProblems.ts';

export interface VisitorOptions {
  width?: number;
  height?: number;
  /** A touch screen that asks for the small layout. */
  mobile?: boolean;
  userAgent?: string;
  /** Lets animations run; without it the visitor prefers reduced motion, which makes tests steady. */
  motion?: boolean;
  javaScript?: boolean;
  /** Console errors that belong to the test, such as the 401 of a wrong password. */
  expectedErrors?: RegExp[];
}

export interface TestBrowser {
  /** A page of a new visitor: no cookies, nothing stored. Paths count from the site's address. */
  newVisitor(options?: VisitorOptions): Promise<Page>;
}

const PICTURES_OF_FAILURES = '.cache/e2e';
const ACTION_TIMEOUT_MS = 15_000;

/**
 * One browser for the tests of a file; call it at the file's top. A test fails when a page of its visitors
 * logs an error, throws, or calls another site; the page of a failed test is kept as a picture.
 */
export function openBrowser(): TestBrowser {
  let browser: Browser | undefined;
  const visits: { context: BrowserContext; page: Page; problems: string[] }[] = [];

  beforeAll(async () => {
    browser = await launchChromium();
  });

  afterEach(async ({ task }) => {
    const ended = visits.splice(0);
    const problems = ended.flatMap((visit) => visit.problems);
    const hasFailed = problems.length > 0 || task.result?.state === 'fail';
    for (const [index, { context, page }] of ended.entries()) {
      if (hasFailed) await keepPicture(page, `${task.name}-${index + 1}`);
      await context.close();
    }
    if (problems.length > 0) throw new Error(`Problems on the page:\n${problems.join('\n')}`);
  });

  afterAll(() => browser?.close());

  return {
    async newVisitor(options = {}) {
      if (!browser) throw new Error('Call openBrowser() at the top of the file, newVisitor() inside a test.');
      const context = await browser.newContext({
        baseURL: readSite().url,
        viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
        isMobile: options.mobile ?? false,
        hasTouch: options.mobile ?? false,
        reducedMotion: options.motion ? 'no-preference' : 'reduce',
        javaScriptEnabled: options.javaScript ?? true,
        ...(options.userAgent === undefined ? {} : { userAgent: options.userAgent }),
      });
      context.setDefaultTimeout(ACTION_TIMEOUT_MS);
      const problems: string[] = [];
      watchForProblems(context, options.expectedErrors ?? [], problems);
      const page = await context.newPage();
      visits.push({ context, page, problems });
      return page;
    },
  };
}

async function keepPicture(page: Page, name: string): Promise<void> {
  mkdirSync(PICTURES_OF_FAILURES, { recursive: true });
  const path = join(PICTURES_OF_FAILURES, `${name.replaceAll(/[^\w-]+/g, '-').slice(0, 120)}.png`);
  await page.screenshot({ path, fullPage: true }).catch(() => undefined);
}
