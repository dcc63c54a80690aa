import { setTimeout as pause } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { addAccounts } from './load/addAccounts.ts';
import { openLivePage } from './load/openLivePage.ts';
import { METRICS_TOKEN, readMetrics } from './load/readMetrics.ts';
import type { Benchmark, BenchmarkSite } from './measure/Benchmark.ts';
import { computeMedian } from './measure/compareRates.ts';
import { startSite } from './startSite.ts';

const PAGES = 2_000;
const OPENED_AT_ONCE = 10;
const IDLE_MS = 60_000;
const REQUESTS = 500;
const GOAL = 1.25;
const KILOBYTE = 1024;

export const idlePages: Benchmark = {
  name: 'Idle pages',
  question: `median time of GET /api/v1/user/ while ${PAGES} pages are connected to /live and nothing happens, against before`,
  async run() {
    const site = await startSite({ METRICS_TOKEN });
    try {
      await measure(site);
      const before = { ms: await measure(site), memory: await readMemory(site) };
      const pages = await openPages(site);
      await pause(IDLE_MS);
      const after = { ms: await measure(site), memory: await readMemory(site) };
      const closed = pages.filter(({ readyState, OPEN }) => readyState !== OPEN).length;
      if (closed > 0) throw new Error(`${closed} of ${PAGES} pages were closed.`);
      for (const page of pages) page.terminate();
      return {
        figures: [
          `${before.ms.toFixed(2)} ms without pages, ${after.ms.toFixed(2)} ms with ${PAGES}, of which none was closed in ${IDLE_MS / 1000} seconds`,
          `${((after.memory - before.memory) / PAGES / KILOBYTE).toFixed(1)} kB of memory for each page`,
        ],
        result: { value: after.ms / before.ms, unit: 'of the time before', goal: GOAL, better: 'lower' },
      };
    } finally {
      await site.stop();
    }
  },
};

async function openPages(site: BenchmarkSite): Promise<WebSocket[]> {
  const accounts = await addAccounts(site.databaseUrl, 'idle', PAGES);
  const waiting = accounts.values();
  const pages: WebSocket[] = [];
  const target = { url: site.url, socketUrl: site.url.replace('http', 'ws') };
  const openNext = async (): Promise<void> => {
    for (const { cookie } of waiting) pages.push(await openLivePage(target, cookie));
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, openNext));
  return pages;
}

async function measure({ url, cookie }: BenchmarkSite): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < REQUESTS; count += 1) {
    const startedAt = performance.now();
    const response = await fetch(`${url}/api/v1/user/`, { headers: { cookie } });
    await response.arrayBuffer();
    times.push(performance.now() - startedAt);
  }
  return computeMedian(times);
}

async function readMemory(site: BenchmarkSite): Promise<number> {
  return (await readMetrics(site))('playloom_process_resident_memory_bytes');
}
