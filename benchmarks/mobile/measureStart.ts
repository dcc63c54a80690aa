import type { GameClient, StartOptions } from '@playloom/game-client';
import type { Browser, Page } from 'playwright-core';
import { PHONE, slowDown } from './measureMobile.ts';

/** Phases of a start in the order in which they usually end. */
export const START_PHASES = [
  'seat',
  'client code',
  'game document',
  'socket',
  'first snapshot',
  'first frame',
  'own unit drawn',
  'prediction ready',
] as const;
type StartPhase = (typeof START_PHASES)[number];

/** Milliseconds from the press of Play until each phase has ended. Zero if it had ended before. */
export type StartTimes = Record<StartPhase, number>;

declare global {
  interface Window {
    startBench?: { pressedAt: number; times: Partial<StartTimes> };
  }
}

/** Opens a game's page for the first time on a simulated mid-range phone, presses Play, and plays. */
export async function measureStart(
  browser: Browser,
  address: string,
): Promise<StartTimes & { kilobytes: number }> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const traffic = await slowDown(page);
    await page.addInitScript(observeStart);
    await page.goto(address, { waitUntil: 'load' });
    // The button works only after the page has been hydrated, but a press before that is remembered.
    await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).tap();
    await page.waitForFunction(() => window.startBench?.times['prediction ready'] !== undefined, null, {
      timeout: 120_000,
    });
    return { ...(await readTimes(page)), kilobytes: traffic.bytes / 1000 };
  } finally {
    await context.close();
  }
}

/** Opens the page of the peer, presses Play, and returns the milliseconds until its first frame. */
export async function measureBareStart(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(address, { waitUntil: 'load' });
    await page.getByRole('button').tap();
    const frame = await page.waitForFunction(() => (window as { firstFrame?: number }).firstFrame, null, {
      timeout: 120_000,
    });
    return (await frame.jsonValue())!;
  } finally {
    await context.close();
  }
}

async function readTimes(page: Page): Promise<StartTimes> {
  return page.evaluate(() => {
    const { pressedAt, times } = window.startBench!;
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const endOf = (pattern: RegExp): number => {
      const found = resources.find(({ name }) => pattern.test(name));
      return found === undefined ? Number.NaN : Math.max(0, found.responseEnd - pressedAt);
    };
    const seat = endOf(/\/api\/v1\/game-server\//);
    return { ...times, seat, 'game document': endOf(/\/api\/game-client\/cached\//) } as StartTimes;
  });
}

/** Runs in the page, before its own scripts. */
function observeStart(): void {
  type Start = (options: StartOptions) => GameClient;
  const bench: NonNullable<Window['startBench']> = { pressedAt: 0, times: {} };
  window.startBench = bench;
  const note = (phase: StartPhase): void => {
    bench.times[phase] ??= performance.now() - bench.pressedAt;
  };
  addEventListener('pointerdown', () => void (bench.pressedAt ||= performance.now()), { capture: true });
  const follow = (client: GameClient): void => {
    let drawnBefore = 0;
    const look = (): void => {
      const { framesDrawn, snapshots } = client.readStats();
      const { me, players, isPredicting } = client.readPlay();
      if (snapshots > 0) note('first snapshot');
      if (framesDrawn > 0) note('first frame');
      const isOut = players.some(({ id, at }) => id === me && at !== null);
      if (isOut && drawnBefore > 0 && framesDrawn > drawnBefore) note('own unit drawn');
      if (isOut) drawnBefore ||= framesDrawn || 1;
      if (isPredicting) note('prediction ready');
      if (!isPredicting) requestAnimationFrame(look);
    };
    look();
  };
  const wrap =
    (start: Start): Start =>
    (options) => {
      const client = start({
        ...options,
        async connect(movedTo) {
          const connection = await options.connect(movedTo);
          note('socket');
          return connection;
        },
      });
      follow(client);
      return client;
    };
  let held: { start: Start } | undefined;
  // Defined on the prototype, because the page deletes `playloomClient` from `window` before it loads a client.
  Object.defineProperty(Window.prototype, 'playloomClient', {
    configurable: true,
    get: () => held,
    set(given: { start: Start }) {
      note('client code');
      held = { start: wrap(given.start) };
    },
  });
}
