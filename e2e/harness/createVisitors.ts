import type { Browser, BrowserContext, Page } from 'playwright-core';
import { throttleDrawing } from './throttleDrawing.ts';
import { readSite } from './readSite.ts';
import { watchForProblems } from './watchForProblems.ts';

export interface VisitorOptions {
  width?: number;
  height?: number;
  /** A touch screen with the mobile layout. */
  mobile?: boolean;
  userAgent?: string;
  /** Runs animations. By default the visitor prefers reduced motion, which makes tests stable. */
  motion?: boolean;
  javaScript?: boolean;
  /** Language and time zone of the browser. The default is American English and UTC, on every machine. */
  locale?: string;
  timezoneId?: string;
  /** Expected console errors, such as the 401 of a wrong password. */
  expectedErrors?: RegExp[];
}

export interface TestVisitor {
  page: Page;
  /** Errors that the page logged or threw, collected until the visitor leaves. */
  problems: string[];
  /** Clears the page for the next visitor with the same options, or closes it after a failure. */
  leave(hasFailed: boolean): Promise<void>;
}

interface VisitorSlot {
  context: BrowserContext;
  page: Page;
  viewport: { width: number; height: number };
  problems: string[];
  expectedErrors: RegExp[];
  /** Origins of the visited pages. */
  origins: Set<string>;
  /** Whether a test changed the page in a way that cannot be undone, so that it cannot be reused. */
  isModified: boolean;
}

/** Timeout of a single step. Generous, because a busy machine is slow. */
const ACTION_TIMEOUT_MS = 60_000;
/** Device pixel ratio. Frames are rendered in software, and a quarter of the pixels is enough for tests. */
const COARSE = 0.5;
/** A document without scripts, so that nothing is stored again after clearing. */
const QUIET_PATH = '/robots.txt';
const OBSERVED_EVENTS = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'request',
  'requestfailed',
  'response',
];

/**
 * Creates visitors without cookies and stored data. If a visitor with the same options has left, the next one gets
 * the cleared page, because the first page of a new browser profile takes three times the work.
 */
export function createVisitors(browser: Browser): (options: VisitorOptions) => Promise<TestVisitor> {
  const free = new Map<string, VisitorSlot[]>();
  return async ({ expectedErrors = [], ...options }) => {
    const kind = JSON.stringify(options);
    const slots = free.get(kind) ?? [];
    free.set(kind, slots);
    const slot = slots.pop() ?? (await createVisitorSlot(browser, options));
    slot.expectedErrors.splice(0, Infinity, ...expectedErrors);
    return {
      page: slot.page,
      problems: slot.problems,
      async leave(hasFailed) {
        if (!hasFailed && (await isCleared(slot).catch(() => false))) slots.push(slot);
        else await slot.context.close();
      },
    };
  };
}

async function createVisitorSlot(browser: Browser, options: VisitorOptions): Promise<VisitorSlot> {
  const viewport = { width: options.width ?? 1440, height: options.height ?? 900 };
  const context = await browser.newContext({
    baseURL: readSite().url,
    viewport,
    deviceScaleFactor: COARSE,
    isMobile: options.mobile ?? false,
    hasTouch: options.mobile ?? false,
    reducedMotion: options.motion ? 'no-preference' : 'reduce',
    javaScriptEnabled: options.javaScript ?? true,
    locale: options.locale ?? 'en-US',
    timezoneId: options.timezoneId ?? 'UTC',
    ...(options.userAgent === undefined ? {} : { userAgent: options.userAgent }),
  });
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  await context.addInitScript(throttleDrawing);
  const slot: VisitorSlot = {
    context,
    page: await context.newPage(),
    viewport,
    problems: [],
    expectedErrors: [],
    origins: new Set(),
    isModified: false,
  };
  watchForProblems(context, slot.expectedErrors, slot.problems);
  context.on('request', (request) => {
    if (request.isNavigationRequest()) slot.origins.add(new URL(request.url()).origin);
  });
  watchForModification(slot);
  return slot;
}

/**
 * Sets `isModified` when a test calls a function whose effect stays after navigation, such as adding a clock or a
 * script.
 */
function watchForModification(slot: VisitorSlot): void {
  const { context, page } = slot;
  const lasting: [object, string[]][] = [
    [page.clock, ['install', 'setFixedTime', 'setSystemTime']],
    [page, ['addInitScript', 'exposeFunction', 'emulateMedia', 'routeWebSocket', 'setExtraHTTPHeaders']],
    [context, ['addInitScript', 'exposeFunction', 'grantPermissions', 'setExtraHTTPHeaders', 'setOffline']],
  ];
  for (const [target, names] of lasting) {
    for (const name of names) {
      const act = Reflect.get(target, name) as (...args: unknown[]) => unknown;
      Reflect.set(target, name, (...args: unknown[]) => {
        slot.isModified = true;
        return act.apply(target, args);
      });
    }
  }
}

/** Clears the slot for the next visitor. Returns false if it cannot be reused and has to be closed. */
async function isCleared(slot: VisitorSlot): Promise<boolean> {
  const { context, page, viewport, problems, origins } = slot;
  const { origin } = new URL(readSite().url);
  // The server of a test may end before its page has loaded everything, and the next test would be blamed for that.
  const isElsewhere = [...origins].some((visited) => visited !== origin);
  if (slot.isModified || isElsewhere || page.isClosed() || context.pages().length > 1) return false;
  for (const event of OBSERVED_EVENTS) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearCookies();
  await page.goto(new URL(QUIET_PATH, origin).href);
  await page.evaluate(forgetAll);
  await page.setViewportSize(viewport);
  await page.mouse.move(0, 0);
  origins.clear();
  return problems.length === 0;
}

async function forgetAll(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
}
