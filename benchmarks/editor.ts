import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../tools/browser/launchChromium.ts';
import type { Benchmark, BenchmarkSite } from './measure/Benchmark.ts';
import { computeMedian } from './measure/compareRates.ts';
import { measurePlayStart } from './editing/measurePlayStart.ts';
import { measureSearch } from './editing/measureSearch.ts';
import { measureStroke, type StrokeTimes } from './editing/measureStroke.ts';
import { measureUndo } from './editing/measureUndo.ts';
import { openEditor, storeGames, type StoredGame } from './editing/openEditors.ts';

const ROUNDS = 5;
const OPEN_GOAL = 3;
const STROKE_GOAL = 2;
const SEARCH_GOAL = 3;
const PLAY_GOAL = 3;
const UNDO_GOAL_MB = 50;
const WEIGHT_GOAL_KB = 600;
const KILOBYTE = 1000;
const SHOWN = 6;

interface Visit {
  readonly openMs: number;
  readonly stroke: StrokeTimes;
  readonly searchMs: number;
  readonly playMs: number;
}

interface Round {
  readonly blank: Visit;
  readonly big: Visit;
}

const done: Promise<Round[]>[] = [];

function measureOnce(site: BenchmarkSite): Promise<Round[]> {
  return (done[0] ??= measureRounds(site));
}

async function measureRounds(site: BenchmarkSite): Promise<Round[]> {
  const games = await storeGames(site);
  const browser = await launchChromium({ hasWebGl: true });
  try {
    const rounds: Round[] = [];
    // The first round is discarded, because the server has not compiled its pages yet.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const blank = await visitEditor(browser, site, games.blank);
      const big = await visitEditor(browser, site, games.big);
      if (round > 0) rounds.push({ blank, big });
    }
    return rounds;
  } finally {
    await browser.close();
  }
}

async function visitEditor(browser: Browser, site: BenchmarkSite, game: StoredGame): Promise<Visit> {
  const { page, ms: openMs } = await openEditor(browser, site, game);
  const stroke = await measureStroke(page, game.side);
  const searchMs = await measureSearch(page);
  const playMs = await measurePlayStart(page);
  await page.context().close();
  return { openMs, stroke, searchMs, playMs };
}

/** Creates a benchmark that divides a measurement of the big game by the same measurement of the blank game. */
function compareVisits(
  name: string,
  question: string,
  goal: number,
  pick: (visit: Visit) => number,
  describe: (visits: readonly Visit[]) => string,
): Benchmark {
  return {
    name,
    question,
    async run(startSite) {
      const rounds = await measureOnce(await startSite());
      return {
        figures: (['blank', 'big'] as const).map(
          (game) => `${game}: ${describe(rounds.map((round) => round[game]))}`,
        ),
        result: {
          value: computeMedian(rounds.map(({ blank, big }) => pick(big) / pick(blank))),
          unit: 'times the blank game',
          goal,
          better: 'lower',
        },
      };
    },
  };
}

const formatMedian = (pick: (visit: Visit) => number, digits: number) => (visits: readonly Visit[]) =>
  `${computeMedian(visits.map(pick)).toFixed(digits)} ms`;

export const editorOpen = compareVisits(
  'Opening a game in the editor',
  'from the address to the drawn map: a game of 512 × 512 × 5 tiles, 500 types and 1,000 rules, relative to the blank one',
  OPEN_GOAL,
  ({ openMs }) => openMs,
  formatMedian(({ openMs }) => openMs, 0),
);

export const editorStroke = compareVisits(
  'Brush stroke',
  'script time per frame of a stroke across 200 tiles, drawing stubbed: the same big game relative to the blank one',
  STROKE_GOAL,
  ({ stroke }) => stroke.mean,
  (visits) =>
    `${computeMedian(visits.map(({ stroke }) => stroke.mean)).toFixed(2)} ms per frame, 95th percentile ${computeMedian(visits.map(({ stroke }) => stroke.p95)).toFixed(2)} ms`,
);

export const editorSearch = compareVisits(
  'Searching the game',
  'script time of each letter typed into the palette: the same big game relative to the blank one',
  SEARCH_GOAL,
  ({ searchMs }) => searchMs,
  formatMedian(({ searchMs }) => searchMs, 1),
);

export const editorPlay = compareVisits(
  'Starting a playtest',
  'from the key to the player in the running game: the same big game relative to the blank one',
  PLAY_GOAL,
  ({ playMs }) => playMs,
  formatMedian(({ playMs }) => playMs, 0),
);

export const undoMemory: Benchmark = {
  name: 'Undo memory',
  question: 'a thousand steps in the big game that can all be undone',
  run() {
    const result = { value: measureUndo(), unit: 'MB', goal: UNDO_GOAL_MB, better: 'lower' } as const;
    return Promise.resolve({ figures: [], result });
  },
};

export const editorWeight: Benchmark = {
  name: 'Editor JavaScript',
  question:
    'JavaScript of the editor until the map of a new game is drawn, gzipped; without the code editor, which loads later',
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
