import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { launchChromium } from '../tools/browser/launchChromium.ts';
import type { Benchmark, Site } from './Benchmark.ts';
import { median } from './compareRates.ts';
import { measureStroke, type StrokeTimes } from './editing/measureStroke.ts';
import { measureUndo } from './editing/measureUndo.ts';
import { openEditor, storeGames } from './editing/openEditors.ts';

const ROUNDS = 5;
const OPEN_GOAL = 3;
const STROKE_GOAL = 2;
const UNDO_GOAL_MB = 50;
const WEIGHT_GOAL_KB = 600;
const KILOBYTE = 1000;
const SHOWN = 6;

interface Round {
  readonly open: { readonly blank: number; readonly big: number };
  readonly stroke: { readonly blank: StrokeTimes; readonly big: StrokeTimes };
}

const done: Promise<Round[]>[] = [];

function measureOnce(site: Site): Promise<Round[]> {
  return (done[0] ??= measureRounds(site));
}

async function measureRounds(site: Site): Promise<Round[]> {
  const games = await storeGames(site);
  const browser = await launchChromium({ hasWebGl: true });
  try {
    const rounds: Round[] = [];
    // The first of each is not counted: the server has not compiled its pages yet.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const blank = await openEditor(browser, site, games.blank);
      const blankStroke = await measureStroke(blank.page, games.blank.side);
      await blank.page.context().close();
      const big = await openEditor(browser, site, games.big);
      const bigStroke = await measureStroke(big.page, games.big.side);
      await big.page.context().close();
      if (round === 0) continue;
      rounds.push({
        open: { blank: blank.ms, big: big.ms },
        stroke: { blank: blankStroke, big: bigStroke },
      });
    }
    return rounds;
  } finally {
    await browser.close();
  }
}

export const editorOpen: Benchmark = {
  name: 'Opening a game in the editor',
  question:
    'from the address to the drawn map: a game of 512 × 512 × 5 tiles, 500 types and 1,000 rules, in times of the blank one',
  async run(startSite) {
    const rounds = await measureOnce(await startSite());
    const of = (game: 'blank' | 'big') => median(rounds.map(({ open }) => open[game]));
    return {
      figures: [`blank ${of('blank').toFixed(0)} ms`, `big ${of('big').toFixed(0)} ms`],
      result: {
        value: median(rounds.map(({ open }) => open.big / open.blank)),
        unit: 'times the blank game',
        goal: OPEN_GOAL,
        better: 'lower',
      },
    };
  },
};

export const editorStroke: Benchmark = {
  name: 'A stroke of the brush',
  question:
    'script time of each frame of a stroke across 200 tiles, drawing stubbed: the same big game in times of the blank one',
  async run(startSite) {
    const rounds = await measureOnce(await startSite());
    const of = (game: 'blank' | 'big', time: keyof StrokeTimes) =>
      median(rounds.map(({ stroke }) => stroke[game][time])).toFixed(2);
    return {
      figures: (['blank', 'big'] as const).map(
        (game) => `${game}: ${of(game, 'mean')} ms a frame, 95th percentile ${of(game, 'p95')} ms`,
      ),
      result: {
        value: median(rounds.map(({ stroke }) => stroke.big.mean / stroke.blank.mean)),
        unit: 'times the blank game',
        goal: STROKE_GOAL,
        better: 'lower',
      },
    };
  },
};

export const undoMemory: Benchmark = {
  name: 'Memory of the history',
  question: 'a thousand steps in the big game, each of which can be taken back',
  run() {
    const result = { value: measureUndo(), unit: 'MB', goal: UNDO_GOAL_MB, better: 'lower' } as const;
    return Promise.resolve({ figures: [], result });
  },
};

export const editorWeight: Benchmark = {
  name: 'Weight of the editor',
  question:
    'JavaScript of the editor until the map of a new game is drawn, gzipped; the code editor is not asked for yet',
  async run(startSite) {
    const { url } = await startSite();
    const browser = await launchChromium({ hasWebGl: true });
    try {
      const sizes = await weigh(await browser.newPage(), `${url}/create?starter=blank`);
      const heaviest = [...sizes].toSorted(([, a], [, b]) => b - a).slice(0, SHOWN);
      return {
        figures: [`${sizes.size} files`, ...heaviest.map(([path, size]) => `${size.toFixed(1)} kB ${path}`)],
        result: {
          value: [...sizes.values()].reduce((sum, size) => sum + size, 0),
          unit: 'kB',
          goal: WEIGHT_GOAL_KB,
          better: 'lower',
        },
      };
    } finally {
      await browser.close();
    }
  },
};

async function weigh(page: Page, address: string): Promise<Map<string, number>> {
  const loads: Promise<[string, number]>[] = [];
  page.on('response', (response) => {
    if (!/javascript|wasm/.test(response.headers()['content-type'] ?? '')) return;
    const path = new URL(response.url()).pathname;
    loads.push(response.body().then((body) => [path, gzipSync(body).length / KILOBYTE]));
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  await page.waitForSelector('.map-canvas[data-state="drawing"]');
  await page.waitForLoadState('networkidle');
  return new Map(await Promise.all(loads));
}
