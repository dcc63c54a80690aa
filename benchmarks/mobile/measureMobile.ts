import { devices, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

/** How a page loaded on a phone, in milliseconds. */
export interface MobileLoad {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Sum of what tasks took beyond 50 ms each, after the first paint. Input waits during that time. */
  readonly blocked: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  readonly requests: number;
  /** Received over the network, compressed. */
  readonly kilobytes: number;
}

declare global {
  interface Window {
    mobileBench?: { firstPaint: number; largestPaint: number; shift: number; tasks: [number, number][] };
  }
}

/** The phone of Lighthouse: slow 4G, and a processor four times as slow as that of the machine. */
const CPU_SLOWDOWN = 4;
const SLOW_4G = {
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const LONG_TASK_MS = 50;
const QUIET_MS = 2000;

export const PHONE: BrowserContextOptions = {
  ...devices['Moto G4'],
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
};

/** Opens a page for the first time on a simulated mid-range phone and waits until it stands still. */
export async function measureMobile(browser: Browser, address: string): Promise<MobileLoad> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const traffic = await slowDown(page);
    await page.addInitScript(observeLoad);
    await page.goto(address, { waitUntil: 'load' });
    await waitUntilStill(page, traffic);
    const { firstPaint, largestPaint, shift, tasks } = await page.evaluate(() => window.mobileBench!);
    const blocked = tasks
      .filter(([start]) => start >= firstPaint)
      .reduce((sum, [, duration]) => sum + duration - LONG_TASK_MS, 0);
    const { requests, bytes } = traffic;
    return { firstPaint, largestPaint, blocked, shift, requests, kilobytes: bytes / 1000 };
  } finally {
    await context.close();
  }
}

/** What a page has received since it was slowed down. */
export interface Traffic {
  requests: number;
  bytes: number;
  lastAt: number;
}

/** Gives a page the network and the processor of the phone. */
export async function slowDown(page: Page): Promise<Traffic> {
  const traffic: Traffic = { requests: 0, bytes: 0, lastAt: 0 };
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', () => {
    traffic.requests += 1;
    traffic.lastAt = performance.now();
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
    traffic.lastAt = performance.now();
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return traffic;
}

/** Runs in the page, before its own scripts. */
function observeLoad(): void {
  const bench = { firstPaint: 0, largestPaint: 0, shift: 0, tasks: [] as [number, number][] };
  window.mobileBench = bench;
  const observe = (type: string, handle: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') bench.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => void (bench.largestPaint = startTime));
  observe('longtask', ({ startTime, duration }) => void bench.tasks.push([startTime, duration]));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) bench.shift += value;
  });
}

/** Waits until nothing was requested, received, or computed for a while. */
async function waitUntilStill(page: Page, traffic: Traffic): Promise<void> {
  for (;;) {
    const idleTasks = await page.evaluate(() => {
      const [start, duration] = window.mobileBench!.tasks.at(-1) ?? [0, 0];
      return performance.now() - start - duration;
    });
    const idle = Math.min(idleTasks, performance.now() - traffic.lastAt);
    if (idle >= QUIET_MS) return;
    await page.waitForTimeout(QUIET_MS - idle);
  }
}
