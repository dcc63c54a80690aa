import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { createTempFolder } from '../apps/server/src/testing/createTempFolder.ts';
import { launchChromium } from '../tools/browser/launchChromium.ts';
import type { Benchmark, BenchmarkOutcome } from './measure/Benchmark.ts';
import { computeMedian } from './measure/compareRates.ts';
import { measureMobile, type MobileLoad } from './mobile/measureMobile.ts';
import { readPageTree } from './mobile/readPageTree.ts';
import { startPeer } from './startPeer.ts';

const ROUNDS = 5;
const GOAL = 1.5;

export const mobileHome: Benchmark = createMobileBenchmark('Home page on a phone', '/');
export const mobilePlay: Benchmark = createMobileBenchmark('Play page on a phone', '/play/arena');
export const mobileGames: Benchmark = createMobileBenchmark('List of games on a phone', '/games/popular');
export const mobileBlog: Benchmark = createMobileBenchmark('Blog on a phone', '/blog');
export const mobileDocs: Benchmark = createMobileBenchmark('Documentation on a phone', '/docs/rules');

function createMobileBenchmark(name: string, path: string): Benchmark {
  return {
    name,
    question: `until ${path} has drawn its largest part, and how long it blocks input after the first, on a phone with slow 4G and a quarter of this processor, against a bare React page of the same HTML (peers/barePage.ts)`,
    async run(startSite) {
      const { url } = await startSite();
      const browser = await launchChromium();
      try {
        return await compare(browser, `${url}${path}`, url);
      } finally {
        await browser.close();
      }
    },
  };
}

async function compare(browser: Browser, address: string, siteUrl: string): Promise<BenchmarkOutcome> {
  const folder = await createTempFolder('bare-page');
  const treeFile = join(folder.path, 'tree.json');
  await writeFile(treeFile, JSON.stringify(await readPageTree(browser, address)));
  const bare = await startPeer('barePage.ts', { SITE_URL: siteUrl, TREE_FILE: treeFile });
  try {
    // Each side once before, so that both servers have compiled what they run and resized the images.
    for (const target of [address, bare.url]) await measureMobile(browser, target);
    const rounds: { ours: MobileLoad; bare: MobileLoad }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const ours = await measureMobile(browser, address);
      rounds.push({ ours, bare: await measureMobile(browser, bare.url) });
    }
    const ratio = computeMedian(rounds.map(({ ours, bare: other }) => readTotal(ours) / readTotal(other)));
    return {
      figures: [
        `Playloom: ${describe(rounds.map(({ ours }) => ours))}`,
        `bare React: ${describe(rounds.map(({ bare: other }) => other))}`,
      ],
      result: { value: ratio, unit: 'of the bare page', goal: GOAL, better: 'lower' },
    };
  } finally {
    await bare.stop();
    await folder.remove();
  }
}

function readTotal({ largestPaint, blocked }: MobileLoad): number {
  return largestPaint + blocked;
}

function describe(loads: readonly MobileLoad[]): string {
  const median = (read: (load: MobileLoad) => number) => computeMedian(loads.map(read));
  return [
    `${median(({ requests }) => requests)} requests`,
    `${median(({ kilobytes }) => kilobytes).toFixed(0)} kB`,
    `first paint ${median(({ firstPaint }) => firstPaint).toFixed(0)} ms`,
    `largest paint ${median(({ largestPaint }) => largestPaint).toFixed(0)} ms`,
    `blocked ${median(({ blocked }) => blocked).toFixed(0)} ms`,
    `layout shift ${median(({ shift }) => shift).toFixed(3)}`,
  ].join(', ');
}
