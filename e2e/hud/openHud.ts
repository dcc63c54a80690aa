import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { loadGame } from '../../tools/games/starters/loadGame.ts';
import type { StarterSlug } from '../../tools/games/starters/listGames.ts';
import { launchChromium } from '../../tools/browser/launchChromium.ts';
import { type HudSite, serveHud } from './serveHud.ts';

interface Screen {
  readonly width: number;
  readonly height: number;
  readonly hasTouch: boolean;
}

export const SCREENS = {
  desktop: { width: 1440, height: 900, hasTouch: false },
  tablet: { width: 820, height: 1180, hasTouch: true },
  phone: { width: 390, height: 844, hasTouch: true },
  phoneLandscape: { width: 844, height: 390, hasTouch: true },
} as const satisfies Record<string, Screen>;

/** Changes to the example state of the HUD. They are typed in the page that applies them. */
type HudChanges = { readonly [part: string]: unknown };

interface OpenHud {
  readonly page: Page;
  change(changes: HudChanges): Promise<void>;
  /** Returns the calls of these kinds that the HUD made since the last time, in order. */
  takeCalls(...kinds: string[]): Promise<unknown[][]>;
}

interface HudWindow {
  hudPage: { show(...args: unknown[]): void; change(changes: unknown): void; calls: unknown[][] };
}

/** Browser and bundle, shared by all test files of this process. They close when the process exits. */
const shared: { parts?: Promise<[Browser, HudSite]> } = {};

/** Returns a function that opens a HUD. Call it at the top of a test file. Errors of a page fail its test. */
export function openHuds(): (
  slug: StarterSlug,
  screen: Screen,
  changes?: HudChanges,
  settings?: object,
) => Promise<OpenHud> {
  const open: { browser?: Browser; site?: HudSite } = {};
  /** Browser contexts by screen. Pages with the same screen share a context and its cache. */
  const contexts = new Map<string, Promise<BrowserContext>>();
  const pages: Page[] = [];
  const problems: string[] = [];

  beforeAll(async () => {
    shared.parts ??= Promise.all([launchChromium({ isBare: true }), serveHud()]);
    [open.browser, open.site] = await shared.parts;
  });
  afterEach(async () => {
    await Promise.all(pages.splice(0).map((page) => page.close()));
    const found = problems.splice(0);
    if (found.length > 0) throw new Error(`Problems on the page:\n${found.join('\n')}`);
  });
  afterAll(async () => {
    for (const context of contexts.values()) await (await context).close();
  });

  return async (slug, { width, height, hasTouch }, changes = {}, settings = {}) => {
    if (open.browser === undefined || open.site === undefined) throw new Error('Call this inside a test.');
    const viewport = { width, height };
    const name = `${width} ${height} ${hasTouch}`;
    const context =
      contexts.get(name) ?? open.browser.newContext({ viewport, hasTouch, reducedMotion: 'reduce' });
    contexts.set(name, context);
    const page = await (await context).newPage();
    pages.push(page);
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.goto(open.site.addressOf(slug));
    await page.waitForFunction(() => 'hudPage' in window);
    const game = loadGame(slug);
    const document: object = { ...game, settings: { ...game.settings, ...settings } };
    await page.evaluate(([shown, state]) => (window as unknown as HudWindow).hudPage.show(shown, state), [
      document,
      { hasTouch, ...changes },
    ] as readonly [object, object]);
    return {
      page,
      change: (parts) =>
        page.evaluate((state) => (window as unknown as HudWindow).hudPage.change(state), parts),
      takeCalls: async (...kinds) => {
        const calls = await page.evaluate(() => (window as unknown as HudWindow).hudPage.calls.splice(0));
        return calls.filter(([kind]) => kinds.includes(kind as string));
      },
    };
  };
}
