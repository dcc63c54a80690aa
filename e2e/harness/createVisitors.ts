import type { Browser, BrowserContext, Page } from 'playwright-core';
import { throttleDrawing } from './throttleDrawing.ts';
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
  /** Language and time zone of the browser; without them American English and UTC, on every machine. */
  locale?: string;
  timezoneId?: string;
  /** Console errors that belong to the test, such as the 401 of a wrong password. */
  expectedErrors?: RegExp[];
}

export interface TestVisitor {
  page: Page;
  /** What the page did that no page may; kept until the visitor leaves. */
  problems: string[];
  /** Closes the page, or clears it for the next visitor of the same kind when all went well. */
  leave(hasFailed: boolean): Promise<void>;
}

interface VisitorSlot {
  context: BrowserContext;
  page: Page;
  viewport: { width: number; height: number };
  problems: string[];
  expectedErrors: RegExp[];
  /** Where its pages came from. */
  origins: Set<string>;
  /** Something was done to it that cannot be undone. */
  isModified: boolean;
}

/** Not how long a step may take, but when it hangs: a machine with other work to do takes its time. */
const ACTION_TIMEOUT_MS = 60_000;
/** Pictures are computed pixel by pixel here: a quarter of them is enough where nobody looks. */
const COARSE = 0.5;
/** A document without script: nothing is stored again after it was cleared. */
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
 * Lets visitors in. Each finds no cookies and nothing stored; but where somebody of the same kind has left, they
 * get the cleared page instead of a new browser profile, whose first page takes three times the work.
 */
export function createVisitors(browser: Browser): (options: VisitorOptions) => Promise<TestVisitor> {
  const free = new Map<string, VisitorSlot[]>();
  return async ({ expectedErrors = [], ...options }) => {
    const kind = JSON.stringify(options);
    const seats = free.get(kind) ?? [];
    free.set(kind, seats);
    const slot = seats.pop() ?? (await createVisitorSlot(browser, options));
    slot.expectedErrors.splice(0, Infinity, ...expectedErrors);
    return {
      page: slot.page,
      problems: slot.problems,
      async leave(hasFailed) {
        if (!hasFailed && (await isCleared(slot).catch(() => false))) seats.push(slot);
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

/** A clock or a script that was put into a page stays in all that it opens. */
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

/** Clears the seat for somebody else; false when it has to be taken away. */
async function isCleared(slot: VisitorSlot): Promise<boolean> {
  const { context, page, viewport, problems, origins } = slot;
  const [origin = readSite().url, ...others] = origins;
  if (slot.isModified || others.length > 0 || page.isClosed() || context.pages().length > 1) return false;
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
