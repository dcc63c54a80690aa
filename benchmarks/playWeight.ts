import { gzipSync } from 'node:zlib';
import { createClientProjection } from '@playloom/game-format';
import type { Browser, Page, Response } from 'playwright-core';
import { loadGame } from '../tools/games/starters/loadGame.ts';
import { launchChromium } from '../tools/browser/launchChromium.ts';
import type { Benchmark, BenchmarkOutcome } from './measure/Benchmark.ts';
import { computeMedian } from './measure/compareRates.ts';
import { startBarePixi } from './peers/barePixi.ts';
import { watchOwnUnit } from './play/watchOwnUnit.ts';
import { measureFirstFrame, watchClient } from './play/watchClient.ts';

const SLUG = 'arena';
const KILOBYTE = 1000;
const DRAWN_GOAL_KB = 350;
const PREDICTED_GOAL_KB = 1200;
const FRAME_ROUNDS = 3;
const SHOWN = 6;
const QUIET_MS = 1500;
/** The list of the client's files. */
const CLIENT_FILES = /\/client\/[^/]+$/;
const CODE = /\.(?:m?js|wasm)(?:\?|$)/;

interface Weights {
  /** Gzipped kilobytes by path. */
  readonly drawn: ReadonlyMap<string, number>;
  readonly predicted: ReadonlyMap<string, number>;
  readonly lines: readonly string[];
}

const done: Promise<Weights>[] = [];

export const playWeight: Benchmark = {
  name: 'Play page until the game is drawn',
  question: `JavaScript and wasm of the game page for a new visitor until map and own unit are drawn from a snapshot of the server, gzipped; later requests are held back until then`,
  async run(startSite) {
    const { drawn, lines } = await measureOnce((await startSite()).url);
    return report(drawn, lines, DRAWN_GOAL_KB);
  },
};

export const predictionWeight: Benchmark = {
  name: 'Play page until the first predicted input',
  question: 'the same with everything that is loaded until the own unit is predicted',
  async run(startSite) {
    const { predicted } = await measureOnce((await startSite()).url);
    return report(predicted, [], PREDICTED_GOAL_KB);
  },
};

function measureOnce(url: string): Promise<Weights> {
  return (done[0] ??= measure(url));
}

async function measure(url: string): Promise<Weights> {
  const browser = await launchChromium({ hasWebGl: true });
  const pixi = await startBarePixi();
  try {
    const weights = await weigh(browser, url);
    const frames: { ours: number[]; empty: number[] } = { ours: [], empty: [] };
    for (let round = 0; round < FRAME_ROUNDS; round += 1) {
      frames.ours.push(await withPage(browser, (page) => measureFirstFrame(page, url, SLUG, readGame())));
      frames.empty.push(await withPage(browser, (page) => pixi.measure(page)));
    }
    const [ours, empty] = [computeMedian(frames.ours), computeMedian(frames.empty)];
    return {
      ...weights,
      lines: [
        `from click to the first frame with the own unit: ${ours.toFixed(0)} ms on loopback; from click to the first frame of an empty PixiJS page: ${empty.toFixed(0)} ms (software WebGL; ${pixi.kilobytes.toFixed(0)} kB)`,
      ],
    };
  } finally {
    await pixi.stop();
    await browser.close();
  }
}

function readGame() {
  return createClientProjection(loadGame(SLUG));
}

async function withPage<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

async function weigh(browser: Browser, url: string): Promise<Pick<Weights, 'drawn' | 'predicted'>> {
  return withPage(browser, async (page) => {
    const loads: Promise<[string, number]>[] = [];
    page.on('response', (response) => {
      if (!isCode(response)) return;
      const load = weighResponse(response);
      // If the page is closed early, the reason for that is reported instead.
      load.catch(() => undefined);
      loads.push(load);
    });
    // The client joins while these files load.
    const drawing = page.waitForResponse(CLIENT_FILES).then(readPreloads);
    const drawnGate = Promise.withResolvers<void>();
    await page.route(CODE, async (route) => {
      const isPlaying = await page.evaluate(() => window.playBench?.isPlaying === true);
      const { pathname } = new URL(route.request().url());
      if (isPlaying && !(await drawing).includes(pathname)) await drawnGate.promise;
      await route.continue();
    });
    const own = watchOwnUnit(page, readGame());
    await watchClient(page);
    await page.goto(`${url}/play/${SLUG}`);
    const inline = gzipSync(await page.evaluate(readInlineScripts)).length / KILOBYTE;
    await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForFunction(isDrawn, await own.snapshot);
    const drawn = new Map([['inside the page', inline], ...(await Promise.all(loads))]);
    drawnGate.resolve();
    await page.keyboard.down('d');
    await waitUntilQuiet(page, loads);
    return { drawn, predicted: new Map([['inside the page', inline], ...(await Promise.all(loads))]) };
  });
}

async function readPreloads(response: Response): Promise<readonly string[]> {
  return ((await response.json()) as { preloads: string[] }).preloads;
}

function isCode(response: Response): boolean {
  return /javascript|wasm/.test(response.headers()['content-type'] ?? '');
}

async function weighResponse(response: Response): Promise<[string, number]> {
  return [new URL(response.url()).pathname, gzipSync(await response.body()).length / KILOBYTE];
}

function isDrawn(snapshot: number): boolean {
  return window.playBench !== undefined && window.playBench.drawnAfter(snapshot) !== null;
}

function readInlineScripts(): string {
  return [...document.querySelectorAll('script:not([src])')].map((script) => script.textContent).join('\n');
}

/** Waits until the page has requested nothing for a while. */
async function waitUntilQuiet(page: Page, loads: readonly unknown[]): Promise<void> {
  for (let known = -1; known < loads.length;) {
    known = loads.length;
    await page.waitForTimeout(QUIET_MS);
  }
}

function report(
  weights: ReadonlyMap<string, number>,
  lines: readonly string[],
  goal: number,
): BenchmarkOutcome {
  const heaviest = [...weights].toSorted(([, a], [, b]) => b - a).slice(0, SHOWN);
  const total = [...weights.values()].reduce((sum, size) => sum + size, 0);
  return {
    figures: [
      `${weights.size} files`,
      ...heaviest.map(([path, size]) => `${size.toFixed(1)} kB ${path}`),
      ...lines,
    ],
    result: { value: total, unit: 'kB', goal, better: 'lower' },
  };
}
