import type { Browser, BrowserContext, Page } from 'playwright-core';
import { drawSlowly } from './drawSlowly.ts';
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

export interface Visitor {
  page: Page;
  /** What the page did that no page may; kept until the visitor leaves. */
  problems: string[];
  /** Closes the page, or clears it for the next visitor of the same kind when all went well. */
  leave(hasFailed: boolean): Promise<void>;
}

interface Seat {
  context: BrowserContext;
  page: Page;
  viewport: { width: number; height: number };
  problems: string[];
  expectedErrors: RegExp[];
  /** Where its pages came from. */
  origins: Set<string>;
  /** Something was done to it that cannot be undone. */
  isWornOut: boolean;
}

/** Not how long a step may take, but when it hangs: a machine with other work to do takes its time. */
const ACTION_TIMEOUT_MS = 60_000;
/** Pictures are computed pixel by pixel here: a quarter of them is enough where nobody looks. */
const COARSE = 0.5;
/** A document without script: nothing is stored again after it was cleared. */
const QUIET_PATH = '/robots.txt';
const HEARD_EVENTS = ['console', 'dialog', 'download', 'filechooser', 'request', 'requestfailed', 'response'];

/**
 * Lets visitors in. Each finds no cookies and nothing stored; but where somebody of the same kind has left, they
 * get the cleared page instead of a new browser profile, whose first page takes three times the work.
 */
export function createVisitors(browser: Browser): (options: VisitorOptions) => Promise<Visitor> {
  const free = new Map<string, Seat[]>();
  return async ({ expectedErrors = [], ...options }) => {
    const kind = JSON.stringify(options);
    const seats = free.get(kind) ?? [];
    free.set(kind, seats);
    const seat = seats.pop() ?? (await makeSeat(browser, options));
    seat.expectedErrors.splice(0, Infinity, ...expectedErrors);
    return {
      page: seat.page,
      problems: seat.problems,
      async leave(hasFailed) {
        if (!hasFailed && (await isCleared(seat).catch(() => false))) seats.push(seat);
        else await seat.context.close();
      },
    };
  };
}

async function makeSeat(browser: Browser, options: VisitorOptions): Promise<Seat> {
  const viewport = { width: options.width ?? 1440, height: options.height ?? 900 };
  const context = await browser.newContext({
    baseURL: readSite().url,
    viewport,
    deviceScaleFactor: COARSE,
    isMobile: options.mobile ?? false,
    hasTouch: options.mobile ?? false,
    reducedMotion: options.motion ? 'no-preference' : 'reduce',
    javaScriptEnabled: options.javaScript ?? true,
    ...(options.userAgent === undefined ? {} : { userAgent: options.userAgent }),
  });
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  await context.addInitScript(drawSlowly);
  const seat: Seat = {
    context,
    page: await context.newPage(),
    viewport,
    problems: [],
    expectedErrors: [],
    origins: new Set(),
    isWornOut: false,
  };
  watchForProblems(context, seat.expectedErrors, seat.problems);
  context.on('request', (request) => {
    if (request.isNavigationRequest()) seat.origins.add(new URL(request.url()).origin);
  });
  watchForWear(seat);
  return seat;
}

/** A clock or a script that was put into a page stays in all that it opens. */
function watchForWear(seat: Seat): void {
  const { context, page } = seat;
  const lasting: [object, string[]][] = [
    [page.clock, ['install', 'setFixedTime', 'setSystemTime']],
    [page, ['addInitScript', 'exposeFunction', 'emulateMedia', 'routeWebSocket', 'setExtraHTTPHeaders']],
    [context, ['addInitScript', 'exposeFunction', 'grantPermissions', 'setExtraHTTPHeaders', 'setOffline']],
  ];
  for (const [target, names] of lasting) {
    for (const name of names) {
      const act = Reflect.get(target, name) as (...args: unknown[]) => unknown;
      Reflect.set(target, name, (...args: unknown[]) => {
        seat.isWornOut = true;
        return act.apply(target, args);
      });
    }
  }
}

/** Clears the seat for somebody else; false when it has to be taken away. */
async function isCleared(seat: Seat): Promise<boolean> {
  const { context, page, viewport, problems, origins } = seat;
  const [origin = readSite().url, ...others] = origins;
  if (seat.isWornOut || others.length > 0 || page.isClosed() || context.pages().length > 1) return false;
  for (const event of HEARD_EVENTS) page.removeAllListeners(event);
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
